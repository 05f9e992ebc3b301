import type { FavouriteKind } from '@touchline/contract/favourite';
import { Crest } from '@touchline/ui/Crest';
import { Skeleton } from '@touchline/ui/Skeleton';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { named } from '#platform/language/named.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { FavouriteButton } from '../FavouriteButton.tsx';
import { UnpublishedFavourites } from '../UnpublishedFavourites.tsx';
import type { FollowedResource } from './followed.ts';
import * as styles from './Favourites.css.ts';

export interface FavouriteRowsProps {
  kind: FavouriteKind;
  ids: readonly string[];
  followed: FollowedResource;
}

/** The followed teams or schools, each with a link to its page. */
export function FavouriteRows({ kind, ids, followed }: FavouriteRowsProps) {
  const { t } = useTranslation();
  switch (followed.state) {
    case 'loading':
      return <RowsSkeleton kind={kind} count={ids.length} />;
    case 'failed':
      return <LoadError failure={followed} />;
    case 'ready':
      return (
        <>
          <UnpublishedFavourites kind={kind} ids={followed.value.gone} />
          <ul className={styles.rows}>
            {followed.value.rows.map(({ id, name, href, detail, crest }) => (
              <li key={id} className={styles.row}>
                <Crest {...crest} size="medium" />
                <div className={styles.text}>
                  <a className={styles.name} href={href}>
                    {named(t, name)}
                  </a>
                  <span className={styles.quiet}>{detail}</span>
                </div>
                <span className={styles.star}>
                  <FavouriteButton kind={kind} id={id} name={name} variant="star" />
                </span>
              </li>
            ))}
          </ul>
        </>
      );
  }
}

/** The lines of a row: the name, and what tells it from others, which of a team mostly takes two. */
const linesOf: Readonly<Record<FavouriteKind, number>> = { match: 2, team: 3, school: 2 };

function RowsSkeleton({ kind, count }: { kind: FavouriteKind; count: number }) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('shell.loading')}</span>
      </VisuallyHidden>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.row}>
            <span className={styles.crestRoom}>
              <Skeleton shape="circle" />
            </span>
            <div className={styles.text}>
              <Skeleton lines={linesOf[kind]} />
            </div>
            <span className={styles.starRoom} />
          </div>
        ))}
      </div>
    </>
  );
}
