import { InboxIcon } from '@heroicons/react/24/outline';
import { Inbox } from '../../internal/Inbox/Inbox.tsx';
import type { InboxProps } from '../../internal/Inbox/inboxTypes.ts';

export type MessagesPanelProps = InboxProps;

/** Lets a person read, mark and remove messages. Load it when `MessagesButton` reports intent. */
export function MessagesPanel(props: MessagesPanelProps) {
  return <Inbox {...props} icon={InboxIcon} />;
}
