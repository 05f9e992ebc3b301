import { EnvelopeOpenIcon } from '@heroicons/react/24/outline';
import { useRef } from 'react';
import type { IconComponent } from '../../Icon/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { Popover } from '../../Popover/index.ts';
import * as styles from './Inbox.css.ts';
import { InboxContent } from './InboxContent.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import type { InboxProps } from './inboxTypes.ts';

interface PanelProps extends InboxProps {
  /** The icon of messages without their own, and of the empty panel. */
  icon: IconComponent;
}

/**
 * The shared implementation of the messages and the notifications panel, which differ only in their
 * labels.
 */
export function Inbox(props: PanelProps) {
  const { labels, isOpen, onOpenChange, triggerRef } = props;
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      label={labels.title}
      isFullScreenBelowSm
    >
      <Panel {...props} />
    </Popover>
  );
}

function Panel({ messages, labels, onOpenChange, onMarkAllRead, onFollow, ...rest }: PanelProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const close = () => onOpenChange(false);
  return (
    <div className={styles.inbox}>
      <PanelHeader
        title={labels.title}
        headingRef={headingRef}
        closeLabel={labels.close}
        onClose={close}
      >
        <IconButton
          variant="onPrimary"
          label={labels.markAllRead}
          tooltip={labels.markAllRead}
          icon={EnvelopeOpenIcon}
          isDisabled={messages.state !== 'ready' || messages.value.every(({ read }) => read)}
          onPress={onMarkAllRead}
        />
      </PanelHeader>
      <InboxContent
        {...rest}
        place="panel"
        messages={messages}
        labels={labels}
        onFollow={(message) => {
          onFollow?.(message);
          close();
        }}
        onFocusLost={() => headingRef.current?.focus()}
      />
    </div>
  );
}
