import type { RefObject } from 'react';
import type { IconComponent } from '../../Icon/index.ts';
import type { Resource } from '../../resource/index.ts';

/** The little that a row shows. Titles and descriptions may hold HTML: they are made harmless here. */
export interface MessageSummary {
  id: string;
  read: boolean;
  /** True: `link` is a path of the app. */
  useRouter: boolean;
  link?: string | null;
  /** A name in `icons`. */
  icon?: string | null;
  /** Wins over the icon. */
  image?: string | null;
  title?: string | null;
  description?: string | null;
  /** ISO instant. */
  time?: string | null;
}

export interface InboxLabels {
  title: string;
  close: string;
  markAllRead: string;
  markRead: string;
  markUnread: string;
  remove: string;
  /** Said and shown after a removal, beside `undo`. */
  removed: string;
  undo: string;
  /** Read out before the title of what is not read yet. */
  unread: string;
  loading: string;
  emptyTitle: string;
  emptyDescription: string;
  failedTitle: string;
  retry: string;
}

/** Words of the button under a message that is cut off. */
export interface ExpandLabels {
  showMore: string;
  showLess: string;
}

export interface InboxProps {
  /** Newest first. */
  messages: Resource<readonly MessageSummary[]>;
  labels: InboxLabels;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button that opens the panel: the panel stands below it and gives the focus back to it. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Drawings for the icon names of the messages; an unknown name gets the panel's own. */
  icons?: Readonly<Record<string, IconComponent>>;
  onToggleRead: (message: MessageSummary) => void;
  /** May return how to undo it; the panel then offers that. */
  onRemove: (message: MessageSummary) => (() => void) | void;
  onMarkAllRead: () => void;
  /** A link was followed; the panel closes by itself. */
  onFollow?: (message: MessageSummary) => void;
}
