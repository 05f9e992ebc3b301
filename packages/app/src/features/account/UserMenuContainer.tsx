import type { User } from '@touchline/contract/user';
import type { MenuOpenState } from '@touchline/ui/Menu';
import { UserMenu, type UserMenuProps } from '@touchline/ui/shell/UserMenu';
import { useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { changePresence } from './user.ts';
import { paths } from '#platform/paths.ts';
import { showToast } from '#platform/toasts.ts';
import { isSettingsOpenAtom } from '#features/appearance';

export interface UserMenuContainerProps extends MenuOpenState {
  user: User;
}

/** The menu of the signed-in person, connected to the API. */
export function UserMenuContainer({ user, ...menu }: UserMenuContainerProps) {
  const { t } = useTranslation();
  const openSettings = useSetAtom(isSettingsOpenAtom);
  const labels = useMemo(
    () => ({
      menu: t('user.menu', { name: user.name }),
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
  const { triggerRef } = menu;
  const onAction = useCallback<NonNullable<UserMenuProps['onAction']>>(
    (entry) => {
      // There is no profile page, because the school maintains the profile (USER-3).
      if (entry === 'profile') showToast('user.profileElsewhere');
      else {
        // Focus the button first: the sheet returns the focus to the element that had it, and the
        // menu is unmounted by then.
        triggerRef.current?.focus();
        openSettings(true);
      }
    },
    [openSettings, triggerRef],
  );

  return (
    <UserMenu
      {...menu}
      email={user.email}
      presence={user.status}
      labels={labels}
      signOutHref={paths.signOut}
      onAction={onAction}
      onPresenceChange={choosePresence}
    />
  );
}

function choosePresence(presence: User['status']): void {
  changePresence(presence).catch(() => showToast('user.statusFailed', { tone: 'danger' }));
}
