import { Crest, type CrestProps } from '@touchline/ui/Crest';
import { PlainLink } from '@touchline/ui/PlainLink';
import { Skeleton } from '@touchline/ui/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { named } from '#platform/language/named.ts';
import { heading } from '#platform/page/PageTitle.css.ts';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { isPath, paths } from '#platform/paths.ts';
import * as styles from './PageHead.css.ts';

export interface PageHeadProps {
  title: string;
  /** Of the school, also on the page of one of its teams. */
  crest: Pick<CrestProps, 'id' | 'name' | 'colours' | 'src'>;
  /** The page above this one: of a team its school, of a school the list of schools. */
  above: { label: string; href: string };
  /** What there is to say in a line below the title. */
  facts: ReactNode;
  /** Buttons: the favourite, printing. */
  actions: ReactNode;
}

/** The head of the page of a school or a team: the way up, crest, name and buttons. */
export function PageHead({ title, crest, above, facts, actions }: PageHeadProps) {
  const { t } = useTranslation();
  return (
    <div>
      <p className={styles.above} data-list={isPath(above.href, paths.schools) || undefined}>
        <PlainLink href={above.href}>{named(t, above.label)}</PlainLink>
      </p>
      <header className={styles.head}>
        <Crest {...crest} size="large" />
        <div>
          <PageTitle title={title} />
          <div className={styles.facts}>{facts}</div>
        </div>
        {/* A preview has none, and no room for them. */}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
    </div>
  );
}

export interface PageHeadSkeletonProps {
  label: string;
  hasActions: boolean;
  /** A title that takes two lines on a phone, as the name of a school mostly does. */
  hasLongTitle?: boolean;
}

/** Reserves the space of the head while the name is loading. */
export function PageHeadSkeleton({
  label,
  hasActions,
  hasLongTitle = false,
}: PageHeadSkeletonProps) {
  return (
    <div>
      <div className={styles.above}>
        <Skeleton />
      </div>
      <div className={styles.head}>
        <div className={styles.crestRoom}>
          <Skeleton shape="block" />
        </div>
        <div>
          <div className={heading}>
            <Skeleton label={label} />
            {hasLongTitle && (
              <div className={styles.secondLine}>
                <Skeleton />
              </div>
            )}
          </div>
          <div className={styles.facts}>
            <Skeleton />
          </div>
        </div>
        {hasActions && <div className={styles.actions} />}
      </div>
    </div>
  );
}
