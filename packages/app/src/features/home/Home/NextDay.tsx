import type { MatchSummary } from '@touchline/contract/match';
import { formatAbsolute } from '@touchline/ui/DateTime';
import { PlainLink } from '@touchline/ui/PlainLink';
import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';
import { serverNow } from '#platform/serverClock.ts';
import { dayOfSchedule } from '#platform/time/schedule.ts';

export interface NextDayProps {
  /** The matches of the next day that has some. */
  next: readonly MatchSummary[];
  hasLive: boolean;
}

/** The text of a day without further matches, with the way to the next one that has some (HOME-4). */
export function NextDay({ next, hasLive }: NextDayProps) {
  const { t, i18n } = useTranslation();
  const [first] = next;
  const day = first ? dayOfSchedule(first.schedule) : null;
  if (day === null || hasLive) return <p>{t('home.noneToday')}</p>;
  const name = formatAbsolute(day, 'day', { language: i18n.language, now: serverNow() });
  return (
    <p>
      {t('home.noneToday')}{' '}
      <PlainLink href={`${paths.matches}?day=${day}`}>{t('home.nextDay', { day: name })}</PlainLink>
    </p>
  );
}
