import { mutate } from 'swr';
import type { ApiError } from '../client/ApiError.ts';

/** After this time without an answer what was kept is shown, in ms. */
const patience = 3_000;

/** Some storages never answer, and the code that reads them may hang: nothing waits longer, in ms. */
const longestRead = 1_000;

export interface KeptOptions<Value> {
  /** Asks the server, or what was kept where that is to be shown. */
  fetcher: () => Promise<Value>;
  /** Nothing is shown yet; the person can give up what takes too long (ERROR-8). */
  isFirst: boolean;
}

/**
 * Fetches, and shows what was seen last (OFFLINE-5) when there is no answer. The error remains, so
 * that the data counts as stale and is asked for again.
 *
 * @param key of the cache
 * @param ask for the answer
 */
export async function fetchOrShowKept<Value>(
  key: readonly unknown[] | null,
  ask: () => Promise<Value>,
  { fetcher, isFirst }: KeptOptions<Value>,
): Promise<Value> {
  let showing: Promise<boolean> | undefined;
  const over = new AbortController();
  let giveUp: (error: Error) => void = () => {};
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  const show = () => {
    showing ??= import('../kept/keptAnswers.ts')
      .then((module) => module.showKept(key, fetcher, isFirst && { over: over.signal, giveUp }))
      .catch(() => false);
    return showing;
  };
  /** A late one is shown all the same, where nothing fresher is. */
  const soon = (shown: Promise<boolean>) => Promise.race([shown, falseAfter(longestRead)]);
  const timer = setTimeout(() => void show(), patience);
  try {
    const value = await Promise.race([ask(), givenUp]);
    // A change of the cache meanwhile makes SWR drop this answer.
    if (showing && (await soon(showing))) await mutate(key, value, { revalidate: false });
    return value;
  } catch (error) {
    if ((error as Partial<ApiError>).status === 0) await soon(show());
    throw error;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

function falseAfter(time: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, time, false));
}
