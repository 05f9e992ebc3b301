import { InboxIcon } from '@heroicons/react/24/outline';
import { Inbox } from '../../internal/Inbox/Inbox.tsx';
import type { InboxProps } from '../../internal/Inbox/inboxTypes.ts';

export type MessagesPanelProps = InboxProps;

/** A panel to read, mark and remove messages. Load it when `MessagesButton` calls `onIntent`. */
export function MessagesPanel(props: MessagesPanelProps) {
  return <Inbox {...props} icon={InboxIcon} />;
}
