import { ApiError } from '#platform/client/ApiError.ts';

/** How often live matches are asked for, and all others, in ms. */
const liveInterval = 15_000;
const calmInterval = 60_000;

/** How often live ones are where data is saved: a score is late after 60 s (MATCH-32), and its answer takes time. */
const savingInterval = 45_000;

/** The longest wait after failures, in ms. */
const maxDelay = 300_000;

export interface Watched {
  /** Whether something is being played, so that it changes at any moment. */
  isLive: boolean;
  /** How many requests in a row have failed. */
  failures: number;
  /** Whether the person wants to save data, see `navigator.connection.saveData`. */
  savesData: boolean;
}

/**
 * The time until watched matches are asked for again, in ms (MATCH-38): 15 s while something is
 * live (45 s where data is saved), else 60 s, doubled after each failure up to 5 min, with a jitter of ± 20 % so that the
 * viewers of a match do not ask in the same moment.
 *
 * @param random between 0 and 1
 */
export function watchDelay({ isLive, failures, savesData }: Watched, random: number): number {
  const ofLive = savesData ? savingInterval : liveInterval;
  const interval = isLive ? ofLive : calmInterval;
  return Math.round(Math.min(interval * 2 ** failures, maxDelay) * (0.8 + random * 0.4));
}

/** Whether the same request may succeed later: without an answer, and when the server is busy. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  return status < 400 || status === 408 || status === 429 || status >= 500;
}
