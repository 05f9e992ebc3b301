import type { Match } from '@touchline/contract/match';
import { Badge } from '@touchline/ui/Badge';
import { DateTime } from '@touchline/ui/DateTime';
import { useTranslation } from 'react-i18next';
import { revalidateCached } from '#platform/cache/cache.ts';
import { RetryNote } from '#platform/loading/RetryNote.tsx';
import { serverNow } from '#platform/serverClock.ts';
import { matchKey } from '../../matches.ts';
import type { ConnectionState } from './connectionState.ts';
import * as styles from './Freshness.css.ts';
import { dayLength } from '#platform/time/days.ts';

interface FreshnessProps {
  match: Pick<Match, 'id' | 'updatedAt'>;
  /** Null: nothing changes any more. */
  connection: ConnectionState | null;
  /** When the shown answer came, in ms by the device's clock, where the server tells no time. */
  answeredAt?: number | null | undefined;
}

/**
 * When the match was last updated, how long ago that is, and whether the newest can be had; else a press
 * asks for it again.
 */
export function Freshness({ match, connection, answeredAt }: FreshnessProps) {
  const { t } = useTranslation();
  const isQuiet = connection === null || connection === 'live';
  if (!match.updatedAt && !answeredAt && isQuiet) return null;
  return (
    <div className={styles.freshness}>
      {match.updatedAt ? (
        <Age label={t('matchPage.updatedAt')} time={Date.parse(match.updatedAt)} />
      ) : (
        answeredAt && <Age label={t('match.updated')} time={byServerClock(answeredAt)} />
      )}
      {!isQuiet && (
        <Badge
          text={t(`matchPage.connection.${connection}`)}
          tone={connection === 'updating' ? 'neutral' : 'warning'}
        />
      )}
      {!isQuiet && connection !== 'updating' && (
        <RetryNote
          text={t(`matchPage.connectionText.${connection}`)}
          onRetry={() => revalidateCached(matchKey(match.id))}
        />
      )}
    </div>
  );
}

/** A moment of the device's clock, in ms. */
function byServerClock(time: number): number {
  return time + serverNow() - Date.now();
}

/** The age by the server's clock, never in the future (MATCH-42). */
function Age({ label, time }: { label: string; time: number }) {
  const now = serverNow();
  const at = new Date(Math.min(time, now)).toISOString();
  const isRecent = now - Date.parse(at) < dayLength;
  return (
    <span>
      {label}
      <DateTime value={at} format={isRecent ? 'time' : 'dateTime'} />
      {isRecent && (
        <>
          , <DateTime value={at} format="relative" now={serverNow} />
        </>
      )}
    </span>
  );
}
