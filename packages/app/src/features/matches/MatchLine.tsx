import type { MatchSummary } from '@touchline/contract/match';
import { DateTime } from '@touchline/ui/DateTime';
import { MatchRow } from '@touchline/ui/shell/MatchRow';
import type { TFunction } from 'i18next';
import { useAtomValue, useSetAtom } from 'jotai';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { named } from '#platform/language/named.ts';
import { matchHref } from '#platform/paths.ts';
import { serverNow } from '#platform/serverClock.ts';
import { dayAt, dayOfSchedule } from '#platform/time/schedule.ts';
import { useServerTime } from '#platform/time/useServerTime.ts';
import { favouriteIdsAtom, toggleFavouriteMatchAtom } from './favourites.atoms.ts';
import { MatchTime, matchMoment, NewDate, newSchedule, VenueTime } from './MatchTime.tsx';
import {
  decisionText,
  isSchedulePast,
  shownStatus,
  startOf,
  statusView,
  teamViews,
} from './matchView.ts';
import { StruckTime } from './StruckTime.tsx';

export interface MatchLineProps {
  match: MatchSummary;
  /** The day stands above the match, so only the time is shown. */
  isDay?: boolean;
  /** What was searched for; it is marked in the names. */
  query?: string;
}

/** The row of a match from the API, with the button for favourites. */
export const MatchLine = memo(function MatchLine({
  match,
  isDay = false,
  query = '',
}: MatchLineProps) {
  const { t } = useTranslation();
  const isFavourite = useAtomValue(favouriteIdsAtom).includes(match.id);
  const toggle = useSetAtom(toggleFavouriteMatchAtom);
  const { broadcastTitle, schedule, timeZone } = match;
  const title = named(t, broadcastTitle);
  const now = useServerTime(startOf(schedule));
  const status = shownStatus(match, now);
  return (
    <MatchRow
      href={matchHref(match.id)}
      title={title}
      teams={match.teams.some(({ name }) => name.trim()) ? teamViews(t, match) : []}
      when={<When match={match} isDay={isDay} now={now} />}
      status={
        status === 'scheduled' ? undefined : statusView(t, { ...match, statusReason: null }, now)
      }
      {...(isMomentShown(match) && {
        whenDetail: <VenueTime schedule={schedule} timeZone={timeZone} />,
      })}
      note={noteOf(t, match)}
      place={placeOf(match)}
      query={query}
      favourite={{
        isSelected: isFavourite,
        label: t('match.favourite', { title }),
        onChange: () => toggle(match.id),
      }}
    />
  );
});

/** Whether the row has the moment of the start: neither the minute instead, nor a day that was struck. */
function isMomentShown({ status }: MatchSummary): boolean {
  return (
    status === 'scheduled' ||
    status === 'finished' ||
    status === 'abandoned' ||
    status === 'unknown'
  );
}

interface WhenProps {
  match: MatchSummary;
  isDay: boolean;
  now: number;
}

function When({ match, isDay, now }: WhenProps) {
  const { t } = useTranslation();
  const { status, schedule, minute } = match;
  if (status === 'live' || status === 'paused') {
    // The minute alone, because the column of the times is narrow.
    return matchMoment(t, minute === null ? match : { phase: null, minute });
  }
  const day = dayOfSchedule(schedule);
  // What is not known of its time stands above the match, as the day does.
  if (isDay && schedule.kind !== 'dateTime') return null;
  const isToday = isDay || day === dayAt(now);
  if (day === null || (isToday && schedule.kind !== 'dateTime')) {
    return <MatchTime schedule={schedule} isOver={isSchedulePast(match, dayAt(now))} isDay />;
  }
  const value = schedule.kind === 'dateTime' ? schedule.startsAt : day;
  const time = <DateTime value={value} format={isToday ? 'time' : 'shortDay'} now={serverNow} />;
  return status === 'postponed' || status === 'cancelled' ? <StruckTime>{time}</StruckTime> : time;
}

/** Why a match is not played or how it was decided, and its new date. */
function noteOf(t: TFunction, match: MatchSummary): ReactNode {
  const { status, statusReason } = match;
  const newDate = newSchedule(match);
  const why = statusReason ? t(`match.reasonAlone.${statusReason}`) : decisionText(t, match);
  if (status !== 'postponed') return why;
  return (
    <>
      {why && <>{why} · </>}
      {newDate ? (
        <>
          {t('match.newDateLabel')} <NewDate schedule={newDate} timeZone={match.timeZone} />
        </>
      ) : (
        t('match.newDateToFollow')
      )}
    </>
  );
}

function placeOf({ venue }: MatchSummary): string | undefined {
  if (!venue) return undefined;
  return [venue.name, venue.pitch, venue.city].filter(Boolean).join(', ');
}
