import { MessagesPanel } from '@touchline/ui/shell/MessagesPanel';
import { messagesInbox } from './inbox.ts';
import { inboxLabels } from './inboxLabels.ts';
import type { PanelProps } from '#platform/panelProps.ts';
import { useInbox } from './useInbox.ts';
import { useTranslation } from 'react-i18next';

/** The messages panel joined to the API. */
export function MessagesSlot(props: PanelProps) {
  const { t } = useTranslation();
  return (
    <MessagesPanel
      {...props}
      {...useInbox(messagesInbox)}
      isOpen
      labels={inboxLabels(t, 'messages')}
    />
  );
}
