import { Button } from '@touchline/ui/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { discardQueuedChanges } from '#session/outbox/queuedCount.ts';
import { AccountPage } from '../AccountPage/AccountPage.tsx';

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
    <AccountPage
      title={t('signOut.unsentTitle')}
      introduction={t('signOut.unsent', { count })}
      homeLabel={t('signOut.stay')}
    >
      <p role="status">{isWaiting && t('signOut.sending')}</p>
      {!isWaiting && (
        <Button isFullWidth onPress={() => setWaiting(true)}>
          {t('signOut.sendFirst')}
        </Button>
      )}
      <Button
        variant="outlined"
        isFullWidth
        onPress={() => {
          discardQueuedChanges();
          onDiscarded();
        }}
      >
        {t('signOut.discard')}
      </Button>
    </AccountPage>
  );
}
