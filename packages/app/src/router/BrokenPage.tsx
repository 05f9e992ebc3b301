import { ErrorState } from '@touchline/ui/ErrorState';
import { PlainButton } from '@touchline/ui/PlainButton';
import { useTranslation } from 'react-i18next';

/** What stands in for a page that failed to load or to draw. */
export function BrokenPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <ErrorState
        title={t('errors.pageTitle')}
        message={`${t('errors.pageText')} ${t('errors.newVersion')}`}
        retryLabel={t('errors.retry')}
        onRetry={onRetry}
      />
      <PlainButton variant="quiet" isFullWidth onPress={() => location.reload()}>
        {t('errors.reload')}
      </PlainButton>
    </>
  );
}
