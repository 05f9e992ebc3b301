import type { RefObject } from 'react';
import type { ValidationMessages } from '../../Form/index.ts';
import type { IconComponent } from '../../Icon/index.ts';
import type { Resource } from '../../resource/index.ts';

/** What a person decides about a shortcut. */
export interface ShortcutDraft {
  label: string;
  description?: string | null;
  /** The name of one of the panel's `icons`. */
  icon?: string | null;
  link: string;
  /** True: `link` is a path of the app. */
  useRouter: boolean;
}

export interface ShortcutSummary extends ShortcutDraft {
  id: string;
}

/** A drawing to choose for a shortcut. */
export interface ShortcutIcon {
  name: string;
  label: string;
  icon: IconComponent;
}

export interface ShortcutsLabels {
  title: string;
  /** The title while adding, editing and choosing what to edit. */
  addTitle: string;
  editTitle: string;
  modifyTitle: string;
  close: string;
  /** Names of the buttons in the header. */
  modify: string;
  done: string;
  add: string;
  back: string;
  label: string;
  description: string;
  icon: string;
  iconPlaceholder: string;
  link: string;
  /** Said of an address that is no path of this site, while `useRouter` is on. */
  linkInside: string;
  /** Said of an address that leads nowhere, while `useRouter` is off. */
  linkOutside: string;
  useRouter: string;
  save: string;
  create: string;
  remove: string;
  saveFailed: string;
  loading: string;
  emptyTitle: string;
  emptyDescription: string;
  failedTitle: string;
  retry: string;
  /** What the fields of the form say is wrong. */
  validation: ValidationMessages;
}

export interface ShortcutsPanelProps {
  shortcuts: Resource<readonly ShortcutSummary[]>;
  icons: readonly ShortcutIcon[];
  labels: ShortcutsLabels;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  /** These three reject when they fail; what was typed then stays in the form. */
  onAdd: (draft: ShortcutDraft) => Promise<void>;
  onUpdate: (shortcut: ShortcutSummary) => Promise<void>;
  onRemove: (shortcut: ShortcutSummary) => Promise<void>;
}
