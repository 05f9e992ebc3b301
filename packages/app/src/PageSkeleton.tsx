import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { PageBody } from './PageBody.tsx';

/** Keeps the place of a page while its code is fetched. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <PageBody isTall>
      <Skeleton shape="text" lines={2} label={t('shell.loading')} />
      <Skeleton shape="block" />
    </PageBody>
  );
}
