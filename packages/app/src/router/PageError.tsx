import { PlainButton } from '@touchline/ui/PlainButton';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { actions } from './PageError.css.ts';

/** Shown instead of a page that could not be loaded or rendered. */
export function PageError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <PageBody isNarrow>
      <PageTitle title={t('errors.pageTitle')} />
      <p role="alert">{`${t('errors.pageText')} ${t('errors.newVersion')}`}</p>
      <div className={actions}>
        <PlainButton variant="outlined" onPress={onRetry}>
          {t('errors.retry')}
        </PlainButton>
        <PlainButton variant="quiet" onPress={() => location.reload()}>
          {t('errors.reload')}
        </PlainButton>
      </div>
    </PageBody>
  );
}
