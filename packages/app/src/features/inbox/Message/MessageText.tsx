import type { Message } from '@touchline/contract/message';
import { Button } from '@touchline/ui/Button';
import { Card } from '@touchline/ui/Card';
import { hasText, RichText } from '@touchline/ui/RichText';
import i18next from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { store } from '#platform/store.ts';
import { showToast } from '#platform/toasts.ts';
import { removedIdsAtom } from '../removed.atoms.ts';
import type { useInbox } from '../useInbox.ts';
import { goToList } from './goToList.ts';
import { MessageBody } from './MessageBody.tsx';
import * as styles from './Message.css.ts';

export interface MessageTextProps {
  message: Message;
  inbox: Pick<ReturnType<typeof useInbox>, 'onToggleRead' | 'onFollow' | 'onRemove'>;
}

/** One message in full; opening it marks it read. */
export function MessageText({ message, inbox }: MessageTextProps) {
  const { t } = useTranslation();
  const { read, title } = message;
  // The text of the sanitised markup, for the title of the document, which shows no markup.
  const [plainTitle, setPlainTitle] = useState('');
  const readTitle = useCallback((heading: HTMLElement | null) => {
    if (heading) setPlainTitle(heading.textContent ?? '');
  }, []);
  useReadOnOpening(message, inbox.onFollow);

  function remove() {
    const undo = inbox.onRemove(message);
    store.set(removedIdsAtom, (ids) => [...ids, message.id]);
    goToList();
    showToast('messages.removed', { action: { label: i18next.t('shell.undo'), onPress: undo } });
  }

  return (
    <>
      <PageTitle
        title={plainTitle.trim() || t('messages.one')}
        heading={
          title && hasText(title) ? (
            <span key={title} ref={readTitle}>
              <RichText kind="phrase" html={title} />
            </span>
          ) : (
            t('messages.one')
          )
        }
      />
      <Card>
        <div className={styles.part}>
          <MessageBody message={message} />
          <div className={styles.actions}>
            <Button variant="outlined" onPress={() => inbox.onToggleRead(message)}>
              {t(read ? 'messages.markUnread' : 'messages.markRead')}
            </Button>
            <Button variant="outlined" onPress={remove}>
              {t('messages.remove')}
            </Button>
          </div>
        </div>
      </Card>
    </>
  );
}

/** Marks the message as read once, so that the person can mark it as unread on its page. */
function useReadOnOpening(message: Message, markRead: (message: Message) => void) {
  const hasOpened = useRef(false);
  useEffect(() => {
    if (hasOpened.current) return;
    hasOpened.current = true;
    if (!message.read) markRead(message);
  });
}
