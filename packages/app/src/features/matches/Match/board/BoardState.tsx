import type { Match } from '@touchline/contract/match';
import { Badge } from '@touchline/ui/Badge';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#platform/serverClock.ts';
import { statusView } from '../../matchView.ts';
import { MatchProgress, MatchTime } from '../../MatchTime.tsx';
import type { ConnectionState } from '../live/connectionState.ts';
import { useMatchMinute } from '../live/useMatchMinute.ts';
import * as styles from './BoardState.css.ts';

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
        <When match={{ ...match, minute }} />
      </span>
    </div>
  );
}

function When({ match }: { match: Match }) {
  const { t } = useTranslation();
  const { status, schedule, rescheduledTo } = match;
  if (status !== 'postponed' && status !== 'cancelled') {
    return (
      <span>
        <MatchProgress match={match} />
      </span>
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
          {rescheduledTo && rescheduledTo.kind !== 'tbc' ? (
            <>
              {t('matchPage.newDate')}
              <MatchTime schedule={rescheduledTo} isShort />
            </>
          ) : (
            t('match.newDateToFollow')
          )}
        </strong>
      )}
    </>
  );
}
