import type { SchoolSummary } from '@touchline/contract/school';
import { Crest } from '@touchline/ui/Crest';
import { Highlight } from '@touchline/ui/Highlight';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { named } from '#platform/language/named.ts';
import { schoolHref } from '#platform/paths.ts';
import * as styles from './Schools.css.ts';

export interface SchoolCardsProps {
  schools: readonly SchoolSummary[];
  /** What was searched for; it is marked in the names and cities. */
  query: string;
}

/** Schools as cards that link to their pages. */
export function SchoolCards({ schools, query }: SchoolCardsProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.schools}>
      {schools.map(({ id, name, colours, logoUrl, city, type }) => (
        <li key={id}>
          <div className={styles.school}>
            <Crest id={id} name={name} colours={colours} src={logoUrl} size="medium" />
            <div>
              <a className={styles.link} href={schoolHref(id)}>
                <Highlight text={named(t, name)} query={query} />
              </a>
              <p className={styles.place}>
                {city && (
                  <>
                    <Highlight text={city} query={query} />
                    {' · '}
                  </>
                )}
                {t(`school.type.${type}`)}
              </p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Reserves the space of the cards until the schools are loaded. */
export function SchoolCardsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.schools} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.school}>
          <div className={styles.crestRoom}>
            <Skeleton shape="block" />
          </div>
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
