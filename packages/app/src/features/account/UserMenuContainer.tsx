import type { User } from '@touchline/contract/user';
import type { MenuOpenState } from '@touchline/ui/Menu';
import { UserMenu } from '@touchline/ui/shell/UserMenu';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { choosePresence } from './choosePresence.ts';
import { named } from '#platform/language/named.ts';
import { paths } from '#platform/paths.ts';

export interface UserMenuContainerProps extends MenuOpenState {
  user: User;
}

/** The menu of the signed-in person, connected to the API. */
export function UserMenuContainer({ user, ...menu }: UserMenuContainerProps) {
  const { t } = useTranslation();
  const labels = useMemo(
    () => ({
      menu: t('user.menu', { name: named(t, user.name) }),
      signedInAs: t('user.signedInAs'),
      profile: t('user.profile'),
      settings: t('user.settings'),
      status: t('user.status'),
      signOut: t('user.signOut'),
      presences: {
        online: t('user.presence.online'),
        away: t('user.presence.away'),
        busy: t('user.presence.busy'),
        'not-visible': t('user.presence.not-visible'),
      },
    }),
    [t, user.name],
  );
  return (
    <UserMenu
      {...menu}
      email={user.email}
      presence={user.status}
      labels={labels}
      profileHref={paths.profile}
      settingsHref={paths.settings}
      signOutHref={paths.signOut}
      onPresenceChange={choosePresence}
    />
  );
}
