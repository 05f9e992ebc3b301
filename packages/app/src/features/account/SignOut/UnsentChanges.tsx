import { Button } from '@touchline/ui/Button';
import { Link } from '@touchline/ui/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { discardWaiting } from '#session/outbox/waitingCount.ts';

export interface UnsentChangesProps {
  count: number;
  /** Called when the changes were discarded. */
  onDiscarded: () => void;
}

/**
 * Asks whether changes that could not be sent yet are sent before the sign-out. The outbox sends
 * them by itself as soon as it can; the page goes on when none is left.
 */
export function UnsentChanges({ count, onDiscarded }: UnsentChangesProps) {
  const { t } = useTranslation();
  const [isWaiting, setWaiting] = useState(false);
  return (
    <PageBody isNarrow>
      <PageTitle title={t('signOut.unsentTitle')} />
      <p>{t('signOut.unsent', { count })}</p>
      <p role="status">{isWaiting && t('signOut.sending')}</p>
      {!isWaiting && (
        <p>
          <Button onPress={() => setWaiting(true)}>{t('signOut.sendFirst')}</Button>
        </p>
      )}
      <p>
        <Button
          variant="outlined"
          onPress={() => {
            discardWaiting();
            onDiscarded();
          }}
        >
          {t('signOut.discard')}
        </Button>
      </p>
      <p>
        <Link href={paths.home}>{t('signOut.stay')}</Link>
      </p>
    </PageBody>
  );
}
