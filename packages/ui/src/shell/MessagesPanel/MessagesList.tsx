import { InboxIcon } from '@heroicons/react/24/outline';
import { useRef } from 'react';
import { InboxContent } from '../../internal/Inbox/InboxContent.tsx';
import type { InboxContentProps } from '../../internal/Inbox/inboxTypes.ts';
import { list } from './MessagesList.css.ts';

export type MessagesListProps = Pick<
  InboxContentProps,
  | 'messages'
  | 'labels'
  | 'icons'
  | 'expandLabels'
  | 'hrefOf'
  | 'returnedId'
  | 'firstIds'
  | 'onToggleRead'
  | 'onRemove'
  | 'onFollow'
>;

/** The list of messages for a page, with the same rows as `MessagesPanel`. */
export function MessagesList(props: MessagesListProps) {
  const ref = useRef<HTMLElement>(null);
  return (
    <section ref={ref} className={list} aria-label={props.labels.title} tabIndex={-1}>
      <InboxContent
        {...props}
        place="page"
        icon={InboxIcon}
        onFocusLost={() => ref.current?.focus()}
      />
    </section>
  );
}
