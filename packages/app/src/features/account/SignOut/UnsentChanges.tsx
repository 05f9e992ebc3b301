import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { discardQueuedChanges } from '#session/outbox/queuedCount.ts';
import { AccountPage } from '../AccountPage/AccountPage.tsx';
import { useUnsentCount } from './unsentChanges.ts';

export interface UnsentChangesProps {
  /** Called when all changes are sent or discarded. */
  onNone: () => void;
}

/** The page that asks whether changes that could not be sent yet are sent before the sign-out. */
export function UnsentChangesPage({ onNone }: UnsentChangesProps) {
  const { t } = useTranslation();
  const count = useUnsentCount(onNone);
  return (
    <AccountPage
      title={t('signOut.unsentTitle')}
      introduction={t('signOut.unsent', { count })}
      homeLabel={t('signOut.stay')}
    >
      <Choice />
    </AccountPage>
  );
}

/** The same question in a page about something else. */
export function UnsentChangesQuestion({ onNone }: UnsentChangesProps) {
  const { t } = useTranslation();
  const count = useUnsentCount(onNone);
  return (
    <>
      <Banner tone="warning" title={t('signOut.unsentTitle')}>
        {t('signOut.unsent', { count })}
      </Banner>
      <Choice />
    </>
  );
}

/**
 * The outbox sends the changes by itself as soon as it can; what asks goes on when none is left.
 */
function Choice() {
  const { t } = useTranslation();
  const [isWaiting, setWaiting] = useState(false);
  return (
    <>
      <p role="status">{isWaiting && t('signOut.sending')}</p>
      {!isWaiting && (
        <Button isFullWidth onPress={() => setWaiting(true)}>
          {t('signOut.sendFirst')}
        </Button>
      )}
      <Button variant="outlined" isFullWidth onPress={discardQueuedChanges}>
        {t('signOut.discard')}
      </Button>
    </>
  );
}
