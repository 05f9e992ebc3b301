import { MapIcon } from '@heroicons/react/24/outline';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';

/** The page for addresses without a page. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <PageBody>
      <PageTitle title={t('notFound.title')} heading={t('notFound.heading')} />
      <EmptyState
        icon={MapIcon}
        title={t('notFound.text')}
        action={<Link href={paths.home}>{t('notFound.toHome')}</Link>}
      />
    </PageBody>
  );
}
