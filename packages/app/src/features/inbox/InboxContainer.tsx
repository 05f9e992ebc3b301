import { MessagesPanel } from '@touchline/ui/shell/MessagesPanel';
import { NotificationsPanel } from '@touchline/ui/shell/NotificationsPanel';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '#platform/loading/usePanel.tsx';
import { inboxes } from './inbox.ts';
import { expandLabels, inboxLabels } from './inboxLabels.ts';
import { messageIcons } from './messageIcons.ts';
import { useInbox } from './useInbox.ts';
import type { InboxKind } from './inboxCalls.ts';

const panels = { messages: MessagesPanel, notifications: NotificationsPanel };

/** The panel of one inbox, connected to the API. */
function InboxContainer({ kind, ...props }: PanelProps & { kind: InboxKind }) {
  const { t } = useTranslation();
  const Panel = panels[kind];
  const inbox = useInbox(inboxes[kind]);
  return (
    <Panel
      {...props}
      {...inbox}
      isOpen
      labels={inboxLabels(t, kind)}
      expandLabels={expandLabels(t)}
      icons={messageIcons}
    />
  );
}

export function MessagesContainer(props: PanelProps) {
  return <InboxContainer {...props} kind="messages" />;
}

export function NotificationsContainer(props: PanelProps) {
  return <InboxContainer {...props} kind="notifications" />;
}
