import type { RefObject } from 'react';
import type { IconComponent } from '../../Icon/index.ts';
import type { Resource } from '../../resource/index.ts';

/** The data of a row. Titles and descriptions may contain HTML, which is sanitised here. */
export interface MessageSummary {
  id: string;
  read: boolean;
  /** True: `link` is a path of the app. */
  useRouter: boolean;
  link?: string | null;
  /** A key of `icons`. */
  icon?: string | null;
  /** Shown instead of the icon. */
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
  /** Announced and shown after a removal, beside `undo`. */
  removed: string;
  undo: string;
  /** Read by screen readers before the title of an unread message. */
  unread: string;
  /** Stands for the text of a message that has none. */
  untitled: string;
  loading: string;
  emptyTitle: string;
  emptyDescription: string;
  failedTitle: string;
  retry: string;
}

/** Labels of the button under a message that is cut off. */
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
  /**
   * The button that opens the panel. The panel is positioned below it and returns the focus to it.
   */
  triggerRef: RefObject<HTMLElement | null>;
  /** Icons by the names in the messages; an unknown name shows the panel's own icon. */
  icons?: Readonly<Record<string, IconComponent>>;
  onToggleRead: (message: MessageSummary) => void;
  /** May return a function that undoes the removal; the panel then shows an undo button. */
  onRemove: (message: MessageSummary) => (() => void) | void;
  onMarkAllRead: () => void;
  /** Called when a link is followed; the panel closes by itself. */
  onFollow?: (message: MessageSummary) => void;
}

export interface InboxContentProps extends Pick<
  InboxProps,
  'messages' | 'labels' | 'icons' | 'onToggleRead' | 'onRemove' | 'onFollow'
> {
  /** A panel is its own scroll container; a list on a page scrolls with the page. */
  place: 'panel' | 'page';
  /** The icon of messages without their own, and of the empty list. */
  icon: IconComponent;
  /** If set, long messages can be expanded. */
  expandLabels?: ExpandLabels | undefined;
  /** The address of a message's own page; omitted: a row leads where the message links to. */
  hrefOf?: ((message: MessageSummary) => string) | undefined;
  /** The row that takes the focus when it appears, after a way back from its page. */
  returnedId?: string | undefined;
  /**
   * The first id of a message that has another one by now. Its row keeps its element, and with it
   * the focus.
   */
  firstIds?: ReadonlyMap<string, string> | undefined;
  /** Called when the focused element was removed and no neighbour can take the focus. */
  onFocusLost: () => void;
}
