import type { RefObject } from 'react';
import type { ValidationMessages } from '../../Form/index.ts';
import type { IconComponent } from '../../Icon/index.ts';
import type { Resource } from '../../resource/index.ts';

/** The editable fields of a shortcut. */
export interface ShortcutDraft {
  label: string;
  description?: string | null;
  /** The name of one of the panel's `icons`. */
  icon?: string | null;
  link: string;
  /** True: `link` is a path of the app. */
  useRouter: boolean;
}

/** What is typed and not saved, by the id of its shortcut; that of a new one has the empty text. */
export type ShortcutDrafts = ReadonlyMap<string, ShortcutDraft>;

export interface ShortcutSummary extends ShortcutDraft {
  id: string;
}

/** An icon to choose for a shortcut. */
export interface ShortcutIcon {
  name: string;
  label: string;
  icon: IconComponent;
}

export interface ShortcutsLabels {
  title: string;
  /** The titles while adding, editing and choosing a shortcut to edit. */
  addTitle: string;
  editTitle: string;
  modifyTitle: string;
  close: string;
  /** Labels of the buttons in the header. */
  modify: string;
  done: string;
  add: string;
  back: string;
  label: string;
  description: string;
  icon: string;
  iconPlaceholder: string;
  link: string;
  /** The error for an address that is not a path of this site, while `useRouter` is on. */
  linkInside: string;
  /** The error for an invalid address, while `useRouter` is off. */
  linkOutside: string;
  useRouter: string;
  save: string;
  create: string;
  /** The button that throws away what is typed and not saved. */
  discard: string;
  remove: string;
  saveFailed: string;
  loading: string;
  emptyTitle: string;
  emptyDescription: string;
  failedTitle: string;
  retry: string;
  /** The validation messages of the form. */
  validation: ValidationMessages;
}

export interface ShortcutsPanelProps {
  shortcuts: Resource<readonly ShortcutSummary[]>;
  icons: readonly ShortcutIcon[];
  labels: ShortcutsLabels;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  /** These three reject when they fail; the form then keeps its input. */
  onAdd: (draft: ShortcutDraft) => Promise<void>;
  onUpdate: (shortcut: ShortcutSummary) => Promise<void>;
  onRemove: (shortcut: ShortcutSummary) => Promise<void>;
  /** Called when one of them fails after the person has left its form, which then cannot say so. */
  onUnseenFailure?: (error: unknown) => void;
  /** Given together with `onDraftsChange`; without them what is typed is lost with its form. */
  drafts?: ShortcutDrafts;
  /** Called with what changes the drafts, also after the panel has closed: a save may end then. */
  onDraftsChange?: (change: (drafts: ShortcutDrafts) => ShortcutDrafts) => void;
}
