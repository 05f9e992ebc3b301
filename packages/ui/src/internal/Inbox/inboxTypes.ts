import type { RefObject } from 'react';
import type { IconComponent } from '../../Icon/index.ts';
import type { Resource } from '../../resource/index.ts';

/** The data of a row. Titles and descriptions may contain HTML, which is sanitised here. */
export interface MessageSummary {
  /** Unique among the messages. */
  id: string;
  /** Whether the person has read it; an unread one is marked. */
  read: boolean;
  /** True: `link` is a path of the app. */
  useRouter: boolean;
  /** Where a press on the message leads. Omitted: it leads nowhere. */
  link?: string | null;
  /** A key of `icons`. */
  icon?: string | null;
  /** Shown instead of the icon. */
  image?: string | null;
  /** Its first line; HTML of the server, of which only text and emphasis are kept. */
  title?: string | null;
  /** Its text; HTML of the server, which is sanitised. */
  description?: string | null;
  /** ISO instant. */
  time?: string | null;
}

export interface InboxLabels {
  /** The heading, which names the panel. */
  title: string;
  /** The button that closes the panel on a phone. */
  close: string;
  /** The button in the header. */
  markAllRead: string;
  /** The button of an unread message. */
  markRead: string;
  /** The button of a message that is read. */
  markUnread: string;
  /** The button that removes a message. */
  remove: string;
  /** Announced and shown after a removal, beside `undo`. */
  removed: string;
  /** The button that brings it back. */
  undo: string;
  /** Read by screen readers before the title of an unread message. */
  unread: string;
  /** Stands for the text of a message that has none. */
  untitled: string;
  /** Read by screen readers while the messages are loading. */
  loading: string;
  /** The heading while there is no message. */
  emptyTitle: string;
  /** Explains below it what will appear here. */
  emptyDescription: string;
  /** The heading when the messages could not be loaded. */
  failedTitle: string;
  /** The button that tries again. */
  retry: string;
}

/** Labels of the button under a message that is cut off. */
export interface ExpandLabels {
  /** The button below a long message. */
  showMore: string;
  /** The button below one that is shown in full. */
  showLess: string;
}

export interface InboxProps {
  /** Newest first. */
  messages: Resource<readonly MessageSummary[]>;
  /** The words of the panel. */
  labels: InboxLabels;
  /** Whether the panel is shown. */
  isOpen: boolean;
  /** Called with false when Escape, the close button or a press outside closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /**
   * The button that opens the panel. The panel is positioned below it and returns the focus to it.
   */
  triggerRef: RefObject<HTMLElement | null>;
  /** Icons by the names in the messages; an unknown name shows the panel's own icon. */
  icons?: Readonly<Record<string, IconComponent>>;
  /** If set, long messages can be expanded, with the links and lists of their text. */
  expandLabels?: ExpandLabels | undefined;
  /** Called when a person marks a message; it still has the `read` of before. */
  onToggleRead: (message: MessageSummary) => void;
  /** May return a function that undoes the removal; the panel then shows an undo button. */
  onRemove: (message: MessageSummary) => (() => void) | void;
  /** Called when a person marks all as read. */
  onMarkAllRead: () => void;
  /** Called when a link is followed; the panel closes by itself. */
  onFollow?: (message: MessageSummary) => void;
}

export interface InboxContentProps extends Pick<
  InboxProps,
  'messages' | 'labels' | 'icons' | 'expandLabels' | 'onToggleRead' | 'onRemove' | 'onFollow'
> {
  /** A panel is its own scroll container; a list on a page scrolls with the page. */
  place: 'panel' | 'page';
  /** The icon of messages without their own, and of the empty list. */
  icon: IconComponent;
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
