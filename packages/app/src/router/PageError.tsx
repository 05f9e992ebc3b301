import { ErrorState } from '@touchline/ui/ErrorState';
import { PlainButton } from '@touchline/ui/PlainButton';
import { useTranslation } from 'react-i18next';

/** Shown instead of a page that could not be loaded or rendered. */
export function PageError({ onRetry }: { onRetry: () => void }) {
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
