import { Button } from '@touchline/ui/Button';
import { useTranslation } from 'react-i18next';
import { stale } from './StaleNote.css.ts';

/** Says that what is shown could not be refreshed, and asks for it again with a press. */
export function StaleNote({ onRefresh }: { onRefresh: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={stale}>
      <p role="status">{t('errors.stale')}</p>
      <Button variant="quiet" onPress={onRefresh}>
        {t('errors.retry')}
      </Button>
    </div>
  );
}
