import {
  ArrowsPointingInIcon,
  ArrowsPointingOutIcon,
  BookmarkIcon,
  ChatBubbleLeftRightIcon,
  Cog8ToothIcon,
  QuestionMarkCircleIcon,
} from '@heroicons/react/24/outline';
import { memo } from 'react';
import { Icon } from '../../Icon/index.ts';
import { Menu, MenuItem, MenuPopover, MenuSection, type MenuOpenState } from '../../Menu/index.ts';
import type { Language } from '../../locale/index.ts';
import { useFullscreen } from '../FullscreenToggle/useFullscreen.ts';
import { Flag, type LanguageOption } from '../LanguageMenu/index.ts';

const icons = {
  shortcuts: BookmarkIcon,
  chat: ChatBubbleLeftRightIcon,
  support: QuestionMarkCircleIcon,
  fullscreen: ArrowsPointingOutIcon,
  settings: Cog8ToothIcon,
};

const none: readonly LanguageOption[] = [];

export type MoreEntry = keyof typeof icons;

export interface MoreMenuProps extends MenuOpenState {
  /** The entries that the bar does not show at the moment, in order. */
  entries: readonly MoreEntry[];
  /** Omitted when the language menu is in the bar. */
  languages?: readonly LanguageOption[];
  /** The language of the page, which is marked. */
  language: Language;
  /** The name of the menu, and the words of its entries. */
  labels: {
    menu: string;
    language: string;
    entries: Record<MoreEntry, string>;
    /** The entry `fullscreen` while the page fills the screen. */
    leaveFullscreen: string;
  };
  /** Called with the entry that a person has chosen. */
  onAction: (entry: MoreEntry) => void;
  /** Called with the language that a person has chosen. */
  onLanguageChange: (language: Language) => void;
}

/**
 * The menu of actions that do not fit into the top bar. Load it when `MoreButton` calls `onIntent`.
 */
export function MoreMenu({ isOpen, isReady, onOpenChange, triggerRef, ...entries }: MoreMenuProps) {
  return (
    <MenuPopover
      isOpen={isOpen}
      isReady={isReady}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="bottom end"
    >
      <Entries {...entries} />
    </MenuPopover>
  );
}

type EntriesProps = Omit<MoreMenuProps, keyof MenuOpenState>;

/** Memoised, so that prerendered entries are not rendered again when the menu opens. */
const Entries = memo(function Entries({
  entries,
  languages = none,
  language,
  labels,
  onAction,
  onLanguageChange,
}: EntriesProps) {
  const isFullscreen = useFullscreen();

  function act(id: string) {
    const entry = entries.find((name) => name === id);
    const chosen = languages.find((one) => one.id === id);
    if (entry) onAction(entry);
    else if (chosen && chosen.id !== language) onLanguageChange(chosen.id);
  }

  return (
    <Menu label={labels.menu} onAction={act}>
      <MenuSection aria-label={labels.menu}>
        {entries.map((id) => {
          const isLeaving = id === 'fullscreen' && isFullscreen;
          const icon = isLeaving ? ArrowsPointingInIcon : icons[id];
          return (
            <MenuItem key={id} id={id} icon={<Icon icon={icon} />}>
              {isLeaving ? labels.leaveFullscreen : labels.entries[id]}
            </MenuItem>
          );
        })}
      </MenuSection>
      {languages.length > 0 && (
        <MenuSection title={labels.language}>
          {languages.map(({ id, label }) => (
            <MenuItem
              key={id}
              id={id}
              lang={id}
              icon={<Flag language={id} />}
              isSelected={id === language}
            >
              {label}
            </MenuItem>
          ))}
        </MenuSection>
      )}
    </Menu>
  );
});
