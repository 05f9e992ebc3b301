import type { MatchSummary } from '@touchline/contract/match';
import { isLiveMatch } from '../../watch/isLive.ts';

/** How fresh what is shown is. */
export type ConnectionState = 'live' | 'updating' | 'delayed' | 'offline' | 'reconnecting';

interface RequestState {
  connectivity: 'online' | 'offline' | 'unreachable';
  /** The last request failed, or none was answered for 60 s (MATCH-32). */
  isStale: boolean;
  /** A request has been on its way for longer than a moment. */
  isUpdating: boolean;
}

/**
 * The state to show beside a match (MATCH-42). What can no longer change has none, unless it could
 * not be asked for again.
 *
 * @param now milliseconds since 1970 by the server's clock
 */
export function connectionState(
  match: Pick<MatchSummary, 'status' | 'schedule'>,
  { connectivity, isStale, isUpdating }: RequestState,
  now: number,
): ConnectionState | null {
  if (connectivity === 'offline') return 'offline';
  if (connectivity === 'unreachable') return 'reconnecting';
  if (isStale) return 'delayed';
  if (!isLiveMatch(match, now)) return null;
  return isUpdating ? 'updating' : 'live';
}
