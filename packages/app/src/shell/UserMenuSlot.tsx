import type { User } from '@touchline/contract/user';
import { UserMenu } from '@touchline/ui/shell/UserMenu';
import { useSetAtom } from 'jotai';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { changePresence } from '../api/user.ts';
import { paths } from '../paths.ts';
import { notice } from './notices.ts';
import { settingsOpenedAtom } from './settings.atoms.ts';

export interface UserMenuSlotProps {
  user: User;
  triggerRef: RefObject<HTMLButtonElement | null>;
  onOpenChange: (isOpen: boolean) => void;
}

/** The menu of the signed-in person, joined to the API. */
export function UserMenuSlot({ user, ...rest }: UserMenuSlotProps) {
  const { t } = useTranslation();
  const openSettings = useSetAtom(settingsOpenedAtom);
  return (
    <UserMenu
      {...rest}
      isOpen
      email={user.email}
      presence={user.status}
      labels={{
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
      }}
      signOutHref={paths.signOut}
      onAction={(entry) => {
        // No page of the profile is specified: the school keeps it (product.md §2).
        if (entry === 'profile') notice('user.profileElsewhere');
        else {
          // The focus comes back to the button from there, not to the menu that is gone by then.
          rest.triggerRef.current?.focus();
          openSettings(true);
        }
      }}
      onPresenceChange={(presence) => {
        changePresence(presence).catch(() => notice('user.statusFailed', { tone: 'danger' }));
      }}
    />
  );
}
