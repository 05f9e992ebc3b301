import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { PageBody } from './PageBody.tsx';
import { heading } from './PageTitle.css.ts';

/** The skeleton of a page while its code is loaded. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <PageBody>
      <div className={heading}>
        <Skeleton label={t('shell.loading')} />
      </div>
      <Skeleton shape="block" />
    </PageBody>
  );
}
