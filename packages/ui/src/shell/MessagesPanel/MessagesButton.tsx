import { InboxIcon } from '@heroicons/react/24/outline';
import { InboxButton, type InboxButtonProps } from '../BarButton/index.ts';

export type MessagesButtonProps = InboxButtonProps;

/** The button that opens the messages, with the number of unread ones. */
export function MessagesButton(props: MessagesButtonProps) {
  return <InboxButton {...props} icon={InboxIcon} tone="messages" />;
}
