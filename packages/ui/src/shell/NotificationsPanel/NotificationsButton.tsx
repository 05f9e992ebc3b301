import { BellIcon } from '@heroicons/react/24/outline';
import { InboxButton, type InboxButtonProps } from '../BarButton/index.ts';

export type NotificationsButtonProps = InboxButtonProps;

/** Opens the notifications and shows how many are unread. */
export function NotificationsButton(props: NotificationsButtonProps) {
  return <InboxButton {...props} icon={BellIcon} tone="notifications" />;
}
