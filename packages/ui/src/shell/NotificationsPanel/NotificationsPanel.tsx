import { BellIcon } from '@heroicons/react/24/outline';
import { Inbox } from '../../internal/Inbox/Inbox.tsx';
import type { InboxProps } from '../../internal/Inbox/inboxTypes.ts';

export type NotificationsPanelProps = InboxProps;

/**
 * A panel to read, mark and remove notifications. Load it when `NotificationsButton` calls
 * `onIntent`.
 */
export function NotificationsPanel(props: NotificationsPanelProps) {
  return <Inbox {...props} icon={BellIcon} />;
}
