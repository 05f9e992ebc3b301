import { ArrowLeftIcon } from '@heroicons/react/24/outline';
import type { Message } from '@touchline/contract/message';
import { Button } from '@touchline/ui/Button';
import { Card } from '@touchline/ui/Card';
import { DateTime } from '@touchline/ui/DateTime';
import { dataLink, pictureAddress } from '@touchline/ui/href';
import { Icon } from '@touchline/ui/Icon';
import { Link } from '@touchline/ui/Link';
import { RichText } from '@touchline/ui/RichText';
import i18next from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigateTo } from '#platform/location/location.ts';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { urlHistoryAtom } from '#platform/location/urlHistory.atoms.ts';
import { isPath, paths } from '#platform/paths.ts';
import { store } from '#platform/store.ts';
import { showToast } from '#platform/toasts.ts';
import { removedIdsAtom } from '../Messages/useHeldList.ts';
import type { useInbox } from '../useInbox.ts';
import * as styles from './Message.css.ts';

export interface MessageTextProps {
  message: Message;
  inbox: Pick<ReturnType<typeof useInbox>, 'onToggleRead' | 'onFollow' | 'onRemove'>;
}

/** One message in full; opening it marks it read. */
export function MessageText({ message, inbox }: MessageTextProps) {
  const { t } = useTranslation();
  const { read, title, description, time, image } = message;
  // The words of the sanitised markup, for the title of the document, which shows no markup.
  const [words, setWords] = useState('');
  const readWords = useCallback((heading: HTMLElement | null) => {
    if (heading) setWords(heading.textContent ?? '');
  }, []);
  useReadOnOpening(message, inbox.onFollow);

  function remove() {
    const undo = inbox.onRemove(message);
    store.set(removedIdsAtom, (ids) => [...ids, message.id]);
    navigateTo(paths.messages);
    showToast('messages.removed', { action: { label: i18next.t('shell.undo'), onPress: undo } });
  }

  return (
    <>
      <div className={styles.back}>
        <Button variant="quiet" icon={<Icon icon={ArrowLeftIcon} />} onPress={backToList}>
          {t('messages.toAll')}
        </Button>
      </div>
      <PageTitle
        title={words || t('messages.one')}
        heading={
          title ? (
            <span key={title} ref={readWords}>
              <RichText kind="phrase" html={title} />
            </span>
          ) : (
            t('messages.one')
          )
        }
      />
      <Card>
        <div className={styles.part}>
          {time && (
            <p className={styles.quiet}>
              <DateTime value={time} format="message" />
            </p>
          )}
          <Picture key={image} image={image} />
          {description && <RichText html={description} onNavigate={navigateTo} />}
          <MessageLink message={message} />
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

/** To the list as it was left: with its filter. */
function backToList(): void {
  const visited = store.get(urlHistoryAtom);
  navigateTo(visited.findLast((url) => isPath(url, paths.messages)) ?? paths.messages);
}

/** Once: who marks it unread on its page wants it unread. */
function useReadOnOpening(message: Message, markRead: (message: Message) => void) {
  const hasOpened = useRef(false);
  useEffect(() => {
    if (hasOpened.current) return;
    hasOpened.current = true;
    if (!message.read) markRead(message);
  });
}

function Picture({ image }: { image: string | null }) {
  const [isBroken, setBroken] = useState(false);
  const source = pictureAddress(image);
  if (!source || isBroken) return null;
  return <img className={styles.picture} src={source} alt="" onError={() => setBroken(true)} />;
}

/** The link of the message, by the one rule for links from data (INBOX-16). */
function MessageLink({ message: { link, useRouter } }: { message: Message }) {
  const { t } = useTranslation();
  const target = dataLink(link, useRouter);
  switch (target.kind) {
    case 'internal':
      return (
        <p>
          <Link href={target.href} variant="primary">
            {t('messages.follow')}
          </Link>
        </p>
      );
    case 'external':
      return (
        <p>
          <Link href={target.href} newTabLabel={t('advertisement.visit')}>
            {target.href.replace(/^(?:https?:\/\/|mailto:|tel:)/, '')}
          </Link>
        </p>
      );
    case 'none':
      return link ? <p className={styles.quiet}>{t('messages.deadLink')}</p> : null;
  }
}
