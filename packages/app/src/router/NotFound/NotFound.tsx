import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';

/** The page for addresses without a page. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <PageBody isNarrow>
      <PageTitle title={t('notFound.title')} heading={t('notFound.heading')} />
      <p>{t('notFound.text')}</p>
      <p>
        <Link href={paths.home}>{t('notFound.toHome')}</Link>
      </p>
    </PageBody>
  );
}
