import {
  ArrowRightStartOnRectangleIcon,
  Cog8ToothIcon,
  SignalIcon,
  UserCircleIcon,
} from '@heroicons/react/24/outline';
import { memo } from 'react';
import { Icon } from '../../Icon/index.ts';
import {
  Menu,
  MenuItem,
  MenuPopover,
  MenuSection,
  Submenu,
  type MenuOpenState,
} from '../../Menu/index.ts';
import { email as emailStyle, presence as presenceStyle } from './UserMenu.css.ts';

export type UserPresence = keyof typeof presenceStyle;

const presences = ['online', 'away', 'busy', 'not-visible'] as const satisfies UserPresence[];

export interface UserMenuLabels {
  /** The accessible name of the menu. */
  menu: string;
  /** Stands above the e-mail address. */
  signedInAs: string;
  /** The entry that opens the person's profile. */
  profile: string;
  /** The entry that opens the settings. */
  settings: string;
  /** The entry that opens the choice of the presence. */
  status: string;
  /** `not-visible` is labelled Invisible (USER-5). */
  presences: Record<UserPresence, string>;
  /** The entry that ends the session. */
  signOut: string;
}

export interface UserMenuProps extends MenuOpenState {
  /** Of the signed-in person, above the entries. */
  email: string;
  /** The present choice, below `status`. */
  presence: UserPresence;
  /** The words of the menu. */
  labels: UserMenuLabels;
  /** Omitted: `onAction` is called. */
  profileHref?: string;
  /** The page of the settings. Omitted: `onAction` is called. */
  settingsHref?: string;
  /** The page that ends the session. */
  signOutHref: string;
  /** Called for the entries without an address. */
  onAction?: (entry: 'profile' | 'settings') => void;
  /** Called with the presence that a person has chosen, unless it is `presence`. */
  onPresenceChange: (presence: UserPresence) => void;
}

function isPresence(id: string): id is UserPresence {
  return presences.some((presence) => presence === id);
}

/** The menu of the signed-in person's account. Load it when `UserMenuButton` calls `onIntent`. */
export function UserMenu({
  email,
  isOpen,
  isReady,
  onOpenChange,
  triggerRef,
  ...entries
}: UserMenuProps) {
  return (
    <MenuPopover
      isOpen={isOpen}
      isReady={isReady}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="bottom end"
      header={
        <>
          <p>{entries.labels.signedInAs}</p>
          <p className={emailStyle}>{email}</p>
        </>
      }
    >
      <Entries {...entries} />
    </MenuPopover>
  );
}

type EntriesProps = Omit<UserMenuProps, 'email' | keyof MenuOpenState>;

/** Memoised, so that prerendered entries are not rendered again when the menu opens. */
const Entries = memo(function Entries({
  presence,
  labels,
  profileHref,
  settingsHref,
  signOutHref,
  onAction,
  onPresenceChange,
}: EntriesProps) {
  function act(id: string) {
    if (id === 'profile' || id === 'settings') onAction?.(id);
  }

  function choose(id: string) {
    if (isPresence(id) && id !== presence) onPresenceChange(id);
  }

  return (
    <Menu label={labels.menu} onAction={act}>
      <MenuSection aria-label={labels.menu}>
        <MenuItem id="profile" href={profileHref} icon={<Icon icon={UserCircleIcon} />}>
          {labels.profile}
        </MenuItem>
        <MenuItem id="settings" href={settingsHref} icon={<Icon icon={Cog8ToothIcon} />}>
          {labels.settings}
        </MenuItem>
        <Submenu
          id="status"
          label={labels.status}
          description={labels.presences[presence]}
          icon={<Icon icon={SignalIcon} />}
          onAction={choose}
        >
          {presences.map((id) => (
            <MenuItem
              key={id}
              id={id}
              isSelected={id === presence}
              icon={<span className={presenceStyle[id]} />}
            >
              {labels.presences[id]}
            </MenuItem>
          ))}
        </Submenu>
      </MenuSection>
      <MenuSection aria-label={labels.signOut}>
        <MenuItem
          id="sign-out"
          href={signOutHref}
          icon={<Icon icon={ArrowRightStartOnRectangleIcon} />}
        >
          {labels.signOut}
        </MenuItem>
      </MenuSection>
    </Menu>
  );
});
