import type { MatchSummary, Schedule } from '@touchline/contract/match';
import { DateTime } from '@touchline/ui/DateTime';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#platform/serverClock.ts';
import { dayAt, dayOfSchedule, isVenueTimeOther } from '#platform/time/schedule.ts';
import { isSchedulePast, phaseText } from './matchView.ts';
import { ownLine } from './MatchTime.css.ts';
import { StruckTime } from './StruckTime.tsx';

export interface MatchTimeProps {
  schedule: Schedule;
  /** The match is over or never played: nothing is to be confirmed any more (TIME-9). */
  isOver?: boolean;
  /** The day stands above the match, so only the time is shown. */
  isDay?: boolean;
  /** Names the day of the week, and the year only where it is another one (TIME-8). */
  isShort?: boolean;
}

/** The date and time of a match, or the text for an unknown time. */
export function MatchTime({
  schedule,
  isOver = false,
  isDay = false,
  isShort = false,
}: MatchTimeProps) {
  const { t } = useTranslation();
  switch (schedule.kind) {
    case 'dateTime':
      return (
        <DateTime
          value={schedule.startsAt}
          format={isDay ? 'time' : isShort ? 'dayTime' : 'dateTime'}
          now={serverNow}
        />
      );
    case 'date':
      if (isDay) return isOver ? null : t('match.timeToBeConfirmed');
      return (
        <>
          <DateTime value={schedule.date} format={isShort ? 'shortDay' : 'date'} now={serverNow} />
          {!isOver && ` · ${t('match.timeToBeConfirmed')}`}
        </>
      );
    case 'tbc':
      return t(isOver ? 'match.dateUnknown' : 'match.dateToBeConfirmed');
  }
}

/**
 * The time at the venue on a line of its own, where the clock there shows another than the viewer's
 * (TIME-1), with its zone, and with the day where that differs too. Its words say whose time it is: two
 * times beside each other would read as a beginning and an end. Renders nothing elsewhere.
 */
export function VenueTime({ schedule, timeZone }: Pick<MatchSummary, 'schedule' | 'timeZone'>) {
  const { t } = useTranslation();
  if (schedule.kind !== 'dateTime' || !timeZone) return null;
  if (!isVenueTimeOther(schedule.startsAt, timeZone)) return null;
  const isSameDay = dayOfSchedule(schedule) === dayOfSchedule(schedule, timeZone);
  return (
    <span className={ownLine}>
      {t('match.venueTimeLabel')}{' '}
      <DateTime
        value={schedule.startsAt}
        format={isSameDay ? 'time' : 'dayTime'}
        timeZone={timeZone}
        now={serverNow}
      />
    </span>
  );
}

/** When a postponed match is played instead; null until that is known. */
export function newSchedule({ rescheduledTo }: Pick<MatchSummary, 'rescheduledTo'>) {
  return rescheduledTo?.kind === 'tbc' ? null : rescheduledTo;
}

/** The period and minute of a match that is being played. */
export function matchMoment(
  t: TFunction,
  { phase, minute }: Pick<MatchSummary, 'phase' | 'minute'>,
): string {
  const parts = [
    phase && phaseText(t, phase),
    minute === null ? null : t('match.minute', { minute }),
  ];
  return parts.filter(Boolean).join(' · ');
}

/**
 * The line about time on a card: the period and minute of a live match, else the start, with its day
 * unless that is today or stands above the match.
 */
export function MatchProgress({ match, isDay = false }: { match: MatchSummary; isDay?: boolean }) {
  const { t } = useTranslation();
  const { status, schedule, timeZone } = match;
  const newDate = newSchedule(match);
  if (status === 'live' || status === 'paused') return matchMoment(t, match);
  if (status === 'postponed') {
    return newDate ? (
      <NewDate schedule={newDate} timeZone={timeZone} />
    ) : (
      t('match.newDateToFollow')
    );
  }
  if (status === 'cancelled' && schedule.kind !== 'tbc') {
    return (
      <StruckTime>
        <MatchTime schedule={schedule} isOver isShort />
      </StruckTime>
    );
  }
  const today = dayAt(serverNow());
  const isToday = dayOfSchedule(schedule) === today;
  const isPast = isSchedulePast(match, today);
  return (
    <>
      <MatchTime schedule={schedule} isOver={isPast} isDay={isDay && isToday} isShort />
      <VenueTime schedule={schedule} timeZone={timeZone} />
    </>
  );
}

/** When a postponed match is played instead, here and at the venue (TIME-1). */
export function NewDate(props: Pick<MatchSummary, 'schedule' | 'timeZone'>) {
  return (
    <>
      <MatchTime schedule={props.schedule} isShort />
      <VenueTime {...props} />
    </>
  );
}
