import { Card } from '@touchline/ui/Card';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { choices, part, row } from '../record/Record.css.ts';
import * as styles from './JoinRequests.css.ts';

/** How many requests are drawn; as a rule fewer or as many wait. */
const few = 4;

/** The lines of a request below its name: address, role, school, reason and age. */
const lines = 5;

/** Reserves the space of the requests that come (ERROR-7). */
export function RequestsSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={part}>
      <Skeleton label={t('shell.loading')} />
      <ul className={styles.list} aria-hidden="true">
        {Array.from({ length: few }, (_, request) => (
          <li key={request}>
            <Card>
              <div className={row}>
                <div className={styles.factsRoom}>
                  <div className={styles.name}>
                    <Skeleton />
                  </div>
                  {Array.from({ length: lines }, (_, line) => (
                    <Skeleton key={line} />
                  ))}
                </div>
                <div className={choices}>
                  <div className={styles.button} />
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
