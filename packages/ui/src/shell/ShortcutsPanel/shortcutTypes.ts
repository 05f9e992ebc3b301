import type { RefObject } from 'react';
import type { ValidationMessages } from '../../Form/index.ts';
import type { IconComponent } from '../../Icon/index.ts';
import type { Resource } from '../../resource/index.ts';

/** The editable fields of a shortcut. */
export interface ShortcutDraft {
  /** The name of the shortcut. */
  label: string;
  /** A second, smaller line. Omitted: none. */
  description?: string | null;
  /** The name of one of the panel's `icons`. */
  icon?: string | null;
  /** A path of this site with `useRouter`, or an `https:` address. */
  link: string;
  /** True: `link` is a path of the app. */
  useRouter: boolean;
}

/** What is typed and not saved, by the id of its shortcut; that of a new one has the empty text. */
export type ShortcutDrafts = ReadonlyMap<string, ShortcutDraft>;

export interface ShortcutSummary extends ShortcutDraft {
  /** Unique among the shortcuts. */
  id: string;
}

/** An icon to choose for a shortcut. */
export interface ShortcutIcon {
  /** The name that a shortcut stores. */
  name: string;
  /** The name that a person chooses it by. */
  label: string;
  /** The drawing above the label of a shortcut. */
  icon: IconComponent;
}

export interface ShortcutsLabels {
  /** The heading of the list, which names the panel. */
  title: string;
  /** The titles while adding, editing and choosing a shortcut to edit. */
  addTitle: string;
  /** The heading while a shortcut is edited. */
  editTitle: string;
  /** The heading while one is chosen to be edited. */
  modifyTitle: string;
  /** The button that closes the panel on a phone. */
  close: string;
  /** Labels of the buttons in the header. */
  modify: string;
  /** The button that ends choosing one to edit. */
  done: string;
  /** The button that opens an empty form. */
  add: string;
  /** The button that leads from a form back to the list. */
  back: string;
  /** The field for the name. */
  label: string;
  /** The field for the second line. */
  description: string;
  /** The field for the icon. */
  icon: string;
  /** Shown in it while nothing is chosen. */
  iconPlaceholder: string;
  /** The field for the address. */
  link: string;
  /** The error for an address that is not a path of this site, while `useRouter` is on. */
  linkInside: string;
  /** The error for any other address than an `https:` one, while `useRouter` is off. */
  linkOutside: string;
  /** The switch between a path of this site and an `https:` address. */
  useRouter: string;
  /** The button that sends a shortcut that is edited. */
  save: string;
  /** The button that sends a new one. */
  create: string;
  /** The button that throws away what is typed and not saved. */
  discard: string;
  /** The button that deletes a shortcut. */
  remove: string;
  /** Why nothing was saved, or that it may have been: with what the call was rejected with. */
  saveFailed: (error: unknown) => string;
  /** Read by screen readers while the shortcuts are loading. */
  loading: string;
  /** The heading while there is no shortcut. */
  emptyTitle: string;
  /** Explains below it how to add one. */
  emptyDescription: string;
  /** The heading when the shortcuts could not be loaded. */
  failedTitle: string;
  /** The button that tries again. */
  retry: string;
  /** The validation messages of the form. */
  validation: ValidationMessages;
}

export interface ShortcutsPanelProps {
  /** In the order in which they are shown. */
  shortcuts: Resource<readonly ShortcutSummary[]>;
  /** Those that a person can choose from. A shortcut with another name gets a neutral one. */
  icons: readonly ShortcutIcon[];
  /** The words of the panel and of its forms. */
  labels: ShortcutsLabels;
  /** Whether the panel is shown. */
  isOpen: boolean;
  /** Called with false when Escape, the close button or a press outside closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /**
   * The button that opens the panel. The panel is positioned below it and returns the focus to it.
   */
  triggerRef: RefObject<HTMLElement | null>;
  /** These three reject when they fail; the form then keeps its input. */
  onAdd: (draft: ShortcutDraft) => Promise<void>;
  /** Called with the whole shortcut after it was edited. */
  onUpdate: (shortcut: ShortcutSummary) => Promise<void>;
  /** Called when a person deletes a shortcut. */
  onRemove: (shortcut: ShortcutSummary) => Promise<void>;
  /** Called when one of them fails after the person has left its form, which then cannot say so. */
  onUnseenFailure?: (error: unknown) => void;
  /** Given together with `onDraftsChange`; without them what is typed is lost with its form. */
  drafts?: ShortcutDrafts;
  /** Called with what changes the drafts, also after the panel has closed: a save may end then. */
  onDraftsChange?: (change: (drafts: ShortcutDrafts) => ShortcutDrafts) => void;
}
