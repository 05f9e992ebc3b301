import { MessagesButton, MessagesPanel } from '@touchline/ui/shell/MessagesPanel';
import {
  fiveThousandMessages,
  messageLabels,
} from '../../../packages/ui/src/internal/Inbox/testing/examples.ts';
import { InboxOnAButton } from '../../../packages/ui/src/internal/Inbox/testing/InboxOnAButton.tsx';

const nothing = () => {};

/** Five thousand messages on their button. */
export function Messages() {
  return (
    <InboxOnAButton
      Trigger={MessagesButton}
      Panel={MessagesPanel}
      navigate={nothing}
      messages={{ state: 'ready', value: fiveThousandMessages }}
      labels={messageLabels}
      isOpen={false}
      onOpenChange={nothing}
      onToggleRead={nothing}
      onRemove={nothing}
      onMarkAllRead={nothing}
      triggerRef={{ current: null }}
    />
  );
}
