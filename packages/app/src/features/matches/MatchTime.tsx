import type { MatchSummary, Schedule } from '@touchline/contract/match';
import { DateTime } from '@touchline/ui/DateTime';
import { useTranslation } from 'react-i18next';
import { phaseText } from './matchView.ts';

/** The date and time of a match, or the text for an unknown time. */
export function MatchTime({ schedule, isDay }: { schedule: Schedule; isDay?: boolean }) {
  const { t } = useTranslation();
  switch (schedule.kind) {
    case 'dateTime':
      return <DateTime value={schedule.startsAt} format={isDay ? 'time' : 'dateTime'} />;
    case 'date':
      return (
        <>
          <DateTime value={schedule.date} format="date" />, {t('match.timeToBeConfirmed')}
        </>
      );
    case 'tbc':
      return t('match.dateToBeConfirmed');
  }
}

/** The line about time on a card: the period and minute of a live match, else the start. */
export function MatchProgress({ match, isDay }: { match: MatchSummary; isDay?: boolean }) {
  const { t } = useTranslation();
  if (match.status === 'live' || match.status === 'paused') {
    const parts = [
      match.phase && phaseText(t, match.phase),
      match.minute === null ? null : t('match.minute', { minute: match.minute }),
    ];
    return parts.filter(Boolean).join(' · ');
  }
  if (match.status === 'postponed') {
    return match.rescheduledTo ? (
      <>
        <MatchTime schedule={match.rescheduledTo} />
      </>
    ) : (
      t('match.newDateToFollow')
    );
  }
  return <MatchTime schedule={match.schedule} {...(isDay === undefined ? {} : { isDay })} />;
}
