import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { PageBody } from './PageBody.tsx';
import { heading } from './PageTitle.css.ts';

/** Keeps the place of a page while its code is fetched. */
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
