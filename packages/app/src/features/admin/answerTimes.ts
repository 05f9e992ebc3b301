import type { CacheKey } from '#platform/cache/cache.ts';
import { serverNow } from '#platform/serverClock.ts';

/** When the data of each key was last answered, in ms since 1970 by the server's clock. */
const times = new Map<string, number>();

/**
 * Notes when the data of a key is answered, for the `onRequest` of its resource. The time is no part of
 * the data, so that an answer like the one before renders nothing again.
 */
export function noteAnswers(key: CacheKey): (answer: Promise<unknown>) => void {
  return (answer) => {
    answer.then(
      () => times.set(JSON.stringify(key), serverNow()),
      // Without an answer the time stays that of the last one.
      () => {},
    );
  };
}

/** When the data of a key was last answered; undefined when that is not known. */
export function answeredAt(key: CacheKey): number | undefined {
  return times.get(JSON.stringify(key));
}
