import { DateTime } from '@touchline/ui/DateTime';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#platform/serverClock.ts';
import { nearbyDay } from '#platform/time/schedule.ts';
import { useToday } from '#platform/time/useServerTime.ts';
import type { MatchDay } from '../groupByDay.ts';
import { MatchGroups } from '../MatchGroups.tsx';
import { isPlanPast } from '../matchView.ts';
import * as styles from './Matches.css.ts';

export interface DaySectionProps {
  day: MatchDay;
  /** What was searched for; it is marked in the names. */
  query: string;
}

/** The matches of one day below its name; those without a time are at its end (LIST-6). */
export function DaySection({ day: { date, count, timed, untimed }, query }: DaySectionProps) {
  const { t } = useTranslation();
  const id = useId();
  const isAllOver = untimed.every(({ matches }) => matches.every(isPlanPast));
  return (
    <section className={styles.day} aria-labelledby={id} data-day={date ?? 'none'}>
      <div className={styles.dayHead}>
        <h2 id={id} className={styles.dayTitle} tabIndex={-1}>
          {date !== null ? (
            <DayName date={date} />
          ) : (
            t(isAllOver ? 'match.dateUnknown' : 'match.dateToBeConfirmed')
          )}
        </h2>
        <span className={styles.quiet}>{t('matches.found', { count })}</span>
      </div>
      {timed.length > 0 && <MatchGroups groups={timed} query={query} isDay />}
      {untimed.length > 0 && date === null && <MatchGroups groups={untimed} query={query} isDay />}
      {untimed.length > 0 && date !== null && (
        <>
          <h3 className={styles.untimed}>
            {t(isAllOver ? 'match.timeUnknown' : 'match.timeToBeConfirmed')}
          </h3>
          <MatchGroups groups={untimed} query={query} titleLevel={4} isDay />
        </>
      )}
    </section>
  );
}

/** "Today, Wednesday, April 15"; the year only where it is another one (TIME-8). */
function DayName({ date }: { date: string }) {
  const { t } = useTranslation();
  const nearby = nearbyDay(date, useToday());
  return (
    <>
      {nearby && `${t(`matches.days.${nearby}`)}, `}
      <DateTime value={date} format="day" now={serverNow} />
    </>
  );
}
