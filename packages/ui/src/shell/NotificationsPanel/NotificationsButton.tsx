import { BellIcon } from '@heroicons/react/24/outline';
import { InboxButton, type InboxButtonProps } from '../BarButton/index.ts';

export type NotificationsButtonProps = InboxButtonProps;

/** The button that opens the notifications, with the number of unread ones. */
export function NotificationsButton(props: NotificationsButtonProps) {
  return <InboxButton {...props} icon={BellIcon} tone="notifications" />;
}
