import type { Match } from '@touchline/contract/match';
import { Badge } from '@touchline/ui/Badge';
import { DateTime } from '@touchline/ui/DateTime';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#platform/serverClock.ts';
import { startOf, statusView } from '../../matchView.ts';
import { MatchProgress, MatchTime, NewDate, newSchedule } from '../../MatchTime.tsx';
import type { ConnectionState } from '../live/connectionState.ts';
import { useMatchMinute } from '../live/useMatchMinute.ts';
import * as styles from './BoardState.css.ts';
import { dayLength } from '#platform/time/days.ts';

interface BoardStateProps {
  match: Match;
  connection: ConnectionState | null;
  /** Milliseconds since 1970 by the server's clock. */
  now?: () => number;
}

/** The status with its reason, and when: the minute, the start, or the date that was struck. */
export function BoardState({ match, connection, now = serverNow }: BoardStateProps) {
  const { t } = useTranslation();
  const isFresh = connection === 'live' || connection === 'updating';
  const minute = useMatchMinute(match, isFresh, now);
  const { text, tone } = statusView(t, match, now());
  return (
    <div className={styles.state}>
      <Badge text={text} tone={tone === 'live' && !isFresh ? 'neutral' : tone} />
      <span className={styles.when}>
        <When match={{ ...match, minute }} now={now} />
      </span>
    </div>
  );
}

/** How long before its start the page of a match says how long that is, in ms (MATCH-52). */
export const soon = dayLength;

interface WhenProps {
  match: Match;
  now: () => number;
}

function When({ match, now }: WhenProps) {
  const { t } = useTranslation();
  const { status, schedule } = match;
  const newDate = newSchedule(match);
  if (status !== 'postponed' && status !== 'cancelled') {
    return (
      <>
        <span>
          <MatchProgress match={match} />
        </span>
        {isSoon(match, now()) && (
          <DateTime value={match.schedule.startsAt} format="relative" now={now} />
        )}
      </>
    );
  }
  return (
    <>
      <span>
        {t('matchPage.planned')}
        <s>
          <MatchTime schedule={schedule} isOver isShort />
        </s>
      </span>
      {status === 'postponed' && (
        <strong>
          {newDate ? (
            <>
              {t('matchPage.newDate')}
              <NewDate schedule={newDate} timeZone={match.timeZone} />
            </>
          ) : (
            t('match.newDateToFollow')
          )}
        </strong>
      )}
    </>
  );
}

/** Whether a match starts within 24 h, so that it says how long that is (MATCH-52). */
function isSoon<Fields extends Pick<Match, 'status' | 'schedule'>>(
  match: Fields,
  now: number,
): match is Fields & { schedule: { kind: 'dateTime' } } {
  const wait = startOf(match.schedule) - now;
  return match.status === 'scheduled' && wait > 0 && wait <= soon;
}
