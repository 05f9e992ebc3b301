import { DateStrip } from '@touchline/ui/DateStrip';
import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';
import { useToday } from '#platform/time/useServerTime.ts';
import { changeFilter, writeFilter, type ListFilter } from './listFilter.ts';
import * as styles from './Matches.css.ts';
import type { MatchDays } from './useMatchDays.ts';

export interface MatchDayStripProps {
  filter: ListFilter;
  days: MatchDays;
  onChoose: (date: string) => void;
}

/**
 * The days that have matches of the filter, and today, as a row to choose one from. Where they did
 * not load the list says so.
 */
export function MatchDayStrip({ filter, days, onChoose }: MatchDayStripProps) {
  const { t } = useTranslation();
  const today = useToday();
  if (days.state === 'failed') return null;
  // Today can be chosen also when nothing is played, so that there is a way back to it.
  const played = new Set(days.state === 'ready' ? days.value : []);
  const dates = days.state === 'ready' ? [...new Set([...played, today])].toSorted() : [];
  return (
    <div className={styles.strip}>
      <DateStrip
        days={dates.map((date) => ({
          date,
          href: dayHref(filter, date, today),
          isEmpty: !played.has(date),
        }))}
        value={filter.day ?? today}
        today={today}
        labels={{
          navigation: t('matches.strip'),
          today: t('matches.days.today'),
          previous: t('matches.previousDay'),
          next: t('matches.nextDay'),
        }}
        onChange={onChoose}
      />
    </div>
  );
}

/** The address of the list from a day on. */
function dayHref(filter: ListFilter, date: string, today: string): string {
  const query = writeFilter(changeFilter(filter, { day: date === today ? null : date })).toString();
  return query ? `${paths.matches}?${query}` : paths.matches;
}
