import { Badge } from '@touchline/ui/Badge';
import { Crest } from '@touchline/ui/Crest';
import { PlainLink } from '@touchline/ui/PlainLink';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { parseLanguage } from '#platform/language/languages.ts';
import { named } from '#platform/language/named.ts';
import { LazyStaleNote } from '#platform/loading/LazyStaleNote.tsx';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { paths, schoolHref } from '#platform/paths.ts';
import { quiet } from './Home.css.ts';
import { HomeSection } from './HomeSection.tsx';
import * as styles from './SchoolsSection.css.ts';
import { useIsToldByShell } from './useIsToldByShell.ts';

/** The number of schools; a link leads to all of them. */
const most = 12;

export interface SchoolsSectionProps {
  /** Whether the page says already that what it shows could not be refreshed. */
  isPageStale: boolean;
}

/** The section of the start page with the schools, in the order of the language. */
export function SchoolsSection({ isPageStale }: SchoolsSectionProps) {
  const { t, i18n } = useTranslation();
  const language = parseLanguage(i18n.language);
  const isTold = useIsToldByShell();
  const key = ['schools', 'home', language];
  const schools = useResource(key, () =>
    call('schools', { query: { pageSize: most, pageNumber: 1, sort: 'name', language } }),
  );
  if (schools.state === 'failed') {
    return (
      <HomeSection title={t('home.schools')}>
        <LoadError failure={schools} />
      </HomeSection>
    );
  }
  if (schools.state === 'loading') {
    return (
      <HomeSection title={t('home.schools')}>
        <SchoolsSkeleton label={t('shell.loading')} />
      </HomeSection>
    );
  }
  const { items, total } = schools.value;
  return (
    <HomeSection
      title={t('home.schools')}
      count={
        <Badge
          tone="neutral"
          text={
            items.length < total
              ? t('home.partOf', { shown: items.length, total })
              : t('home.schoolCount', { count: total })
          }
        />
      }
      action={<PlainLink href={paths.schools}>{t('home.allSchools')}</PlainLink>}
    >
      {schools.isStale && !isPageStale && !isTold && (
        <LazyStaleNote onRefresh={() => revalidateCached(key)} />
      )}
      {items.length === 0 && <p className={quiet}>{t('home.noSchools')}</p>}
      <ul className={styles.schools}>
        {items.map(({ id, name, city, colours, logoUrl }) => (
          <li key={id}>
            <a className={styles.school} href={schoolHref(id)}>
              <Crest id={id} name={name} colours={colours} src={logoUrl} />
              <span>
                <span className={styles.name}>{named(t, name)}</span>
                {city && <span className={styles.city}>{city}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function SchoolsSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.schools}>
      {Array.from({ length: most }, (_, index) => (
        <div key={index} className={styles.school}>
          <Skeleton shape="circle" size="row" {...(index === 0 && { label })} />
          <div className={styles.line}>
            <Skeleton lines={2} />
          </div>
        </div>
      ))}
    </div>
  );
}
