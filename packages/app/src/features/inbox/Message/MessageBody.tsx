import type { Message } from '@touchline/contract/message';
import { DateTime } from '@touchline/ui/DateTime';
import { dataLink, pictureAddress } from '@touchline/ui/href';
import { Link } from '@touchline/ui/Link';
import { RichText } from '@touchline/ui/RichText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigateTo } from '#platform/location/location.ts';
import * as styles from './Message.css.ts';

export interface MessageBodyProps {
  message: Pick<Message, 'description' | 'time' | 'image' | 'link' | 'useRouter'>;
}

/** What a message says: its time, picture, text and link, as its reader sees them. */
export function MessageBody({ message }: MessageBodyProps) {
  const { description, time, image } = message;
  return (
    <>
      {time && (
        <p className={styles.quiet}>
          <DateTime value={time} format="message" />
        </p>
      )}
      <Picture key={image} image={image} />
      {description && <RichText html={description} onNavigate={navigateTo} />}
      <MessageLink message={message} />
    </>
  );
}

function Picture({ image }: { image: string | null }) {
  const [isBroken, setBroken] = useState(false);
  const source = pictureAddress(image);
  if (!source || isBroken) return null;
  return <img className={styles.picture} src={source} alt="" onError={() => setBroken(true)} />;
}

/** The link of the message, by the one rule for links from data (INBOX-16). */
function MessageLink({ message: { link, useRouter } }: MessageBodyProps) {
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
