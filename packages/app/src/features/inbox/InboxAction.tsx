import { lazyNamed } from '@touchline/ui/lazyNamed';
import { MessagesButton } from '@touchline/ui/shell/MessagesPanel';
import { NotificationsButton } from '@touchline/ui/shell/NotificationsPanel';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useResource } from '#platform/cache/cache.ts';
import { withSchemas } from '#platform/client/schemas.ts';
import { usePanel } from '#platform/loading/usePanel.tsx';
import { inboxes } from './inbox.ts';
import type { InboxKind } from './inboxCalls.ts';

const load = (kind: InboxKind) => () => withSchemas(import('./InboxContainer.tsx'), kind);

const parts = {
  messages: {
    Button: MessagesButton,
    panel: lazyNamed(load('messages'), 'MessagesContainer'),
    unread: 'navigation.unread',
  },
  notifications: {
    Button: NotificationsButton,
    panel: lazyNamed(load('notifications'), 'NotificationsContainer'),
    unread: 'notifications.unread',
  },
} as const;

/** The button that opens an inbox, with the number of unread entries. */
function InboxAction({ kind }: { kind: InboxKind }) {
  const { t } = useTranslation();
  const { Button, panel: lazyPanel, unread } = parts[kind];
  const { button, panel } = usePanel(lazyPanel);
  const inbox = inboxes[kind];
  // The server does not count this inbox, so the list is loaded and its unread entries are counted
  // here.
  useResource(inbox.isCounted ? null : inbox.key, inbox.load);
  const count = useAtomValue(inbox.unreadAtom);
  const label = t(`${kind}.open`);
  return (
    <>
      <Button
        {...button}
        label={label}
        tooltip={label}
        unreadCount={count}
        unreadLabel={t(unread, { count })}
      />
      {panel}
    </>
  );
}

export function MessagesAction() {
  return <InboxAction kind="messages" />;
}

export function NotificationsAction() {
  return <InboxAction kind="notifications" />;
}
