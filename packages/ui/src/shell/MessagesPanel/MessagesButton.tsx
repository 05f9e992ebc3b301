import { InboxIcon } from '@heroicons/react/24/outline';
import { InboxButton, type InboxButtonProps } from '../BarButton/index.ts';

export type MessagesButtonProps = InboxButtonProps;

/** Opens the messages and shows how many are unread. */
export function MessagesButton(props: MessagesButtonProps) {
  return <InboxButton {...props} icon={InboxIcon} tone="messages" />;
}
