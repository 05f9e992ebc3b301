import { ErrorState } from '@touchline/ui/ErrorState';
import { PlainButton } from '@touchline/ui/PlainButton';
import { useTranslation } from 'react-i18next';

/** Shown instead of the whole app when the shell could not be rendered. */
export function ShellError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <main>
      <title>{t('product.name')}</title>
      <ErrorState
        title={t('errors.shellTitle')}
        message={t('errors.shellText')}
        retryLabel={t('errors.retry')}
        onRetry={onRetry}
      />
      <PlainButton variant="quiet" isFullWidth onPress={() => location.reload()}>
        {t('errors.reload')}
      </PlainButton>
    </main>
  );
}
