import { mutate } from 'swr';
import type { ApiError } from '../client/ApiError.ts';

/** How long the server may take before the kept answer is shown, in ms. */
export const patience = 3_000;

/** How long an answer waits for the kept one, in ms: some storages never answer. */
const longestRead = 1_000;

export interface KeptOptions<Value> {
  /**
   * Makes the calls of the data. It is run again inside `fetchFrom` to answer them from the kept
   * answers.
   */
  fetcher: () => Promise<Value>;
  /**
   * What the cache holds now. Where it holds something at the start, a slow request needs nothing in
   * its place, and is not offered to be given up (ERROR-8).
   */
  held: () => unknown;
}

/**
 * Fetches data, and shows the kept answer (OFFLINE-5) when the server does not answer at all, or to
 * a first request not in 3 s. The error is thrown all the same, so that the data counts as stale and
 * is fetched again. Where something is shown, reading what was kept tells how old it is.
 *
 * @param key of the cache
 * @param ask sends the request
 * @throws ApiError of the request, and the error of a person who gives up
 */
export async function fetchOrShowKept<Value>(
  key: readonly unknown[] | null,
  ask: () => Promise<Value>,
  { fetcher, held }: KeptOptions<Value>,
): Promise<Value> {
  const isFirst = held() === undefined;
  let showing: Promise<Value | undefined> | undefined;
  const over = new AbortController();
  let giveUp: (error: Error) => void = () => {};
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  const show = () => {
    showing ??= import('../kept/keptAnswers.ts')
      .then((module) => module.showKept(key, fetcher, isFirst && { over: over.signal, giveUp }))
      .catch(() => undefined);
    return showing;
  };
  /**
   * Waits for the kept answer, but not for long. One that is read later is shown if the cache is
   * still empty.
   */
  const soon = (shown: Promise<Value | undefined>) =>
    Promise.race([shown, nothingAfter(longestRead)]);
  const timer = isFirst ? setTimeout(() => void show(), patience) : undefined;
  try {
    const value = await Promise.race([ask(), givenUp]);
    const kept = showing && (await soon(showing));
    // SWR drops an answer when the cache was changed after its request, which `show` has done. What
    // somebody has changed since stays, because the answer may be of before, and is fetched anew.
    if (kept !== undefined) {
      if (held() === kept) await mutate(key, value, { revalidate: false });
      else void mutate(key);
    }
    return value;
  } catch (error) {
    if ((error as Partial<ApiError>).status === 0) await soon(show());
    throw error;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

function nothingAfter(time: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
