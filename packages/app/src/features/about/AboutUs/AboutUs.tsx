import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { version } from '#platform/version.ts';
import { part, title } from './AboutUs.css.ts';

const sections = ['who', 'children', 'data', 'access'] as const;

/** The page that describes the product, its users and its promises. */
export function AboutUs() {
  const { t } = useTranslation();
  return (
    <PageBody isNarrow>
      <PageTitle title={t('about.title')} />
      <p>{t('about.intro')}</p>
      {sections.map((name) => (
        <section key={name} className={part}>
          <h2 className={title}>{t(`about.${name}Title`)}</h2>
          <p>{t(`about.${name}Text`)}</p>
        </section>
      ))}
      <section className={part}>
        <h2 className={title}>{t('about.versionTitle')}</h2>
        <p>{version}</p>
      </section>
      <p>
        <Link href={paths.contactUs}>{t('about.contact')}</Link>
      </p>
    </PageBody>
  );
}
