import { Card } from '@touchline/ui/Card';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { heading } from '#platform/page/PageTitle.css.ts';
import type { AdminArea } from '../adminAreas.ts';
import { column, columns, head, headText, toAside } from './Record.css.ts';
import * as styles from './RecordSkeleton.css.ts';

/** The areas whose records have a crest before their name. */
const withCrest: readonly AdminArea[] = ['schools', 'teams'];

/** Those whose names, and what stands below them, take two lines on a phone. */
const withLongName: readonly AdminArea[] = ['schools', 'matches'];
const withLongFacts: readonly AdminArea[] = ['teams', 'matches'];

/** Reserves the space of a record: its head, and each of its cards. */
export function RecordSkeleton({ area }: { area: AdminArea }) {
  const { t } = useTranslation();
  const hasCrest = withCrest.includes(area);
  const { main, aside } = styles.cards[area];
  return (
    <>
      <div className={headText} data-skeleton="">
        <div className={hasCrest ? head : undefined}>
          {hasCrest && (
            <div className={styles.crestRoom}>
              <Skeleton shape="block" />
            </div>
          )}
          <div className={headText}>
            <div className={heading}>
              <Skeleton label={t('shell.loading')} />
              {withLongName.includes(area) && <SecondLine />}
            </div>
            <div className={styles.facts}>
              <Skeleton />
              {withLongFacts.includes(area) && <SecondLine />}
            </div>
            {area === 'matches' && <div className={styles.button} />}
          </div>
        </div>
        <Skeleton />
      </div>
      <div className={toAside}>
        <div className={styles.button} />
      </div>
      <div className={columns}>
        {[main, aside].map((cards, index) => (
          <div key={index} className={index === 0 ? styles.form : column}>
            {cards.map((card) => (
              <div key={card} className={card}>
                <Card>
                  <Skeleton lines={2} />
                </Card>
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function SecondLine() {
  return (
    <div className={styles.secondLine}>
      <Skeleton />
    </div>
  );
}
