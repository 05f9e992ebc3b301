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
   * Whether nothing is shown yet. Otherwise a slow request needs nothing in its place, and is not
   * offered to be given up (ERROR-8).
   */
  isFirst: boolean;
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
  /**
   * Waits for the kept answer, but not for long. One that is read later is shown if the cache is
   * still empty.
   */
  const soon = (shown: Promise<boolean>) => Promise.race([shown, falseAfter(longestRead)]);
  const timer = isFirst ? setTimeout(() => void show(), patience) : undefined;
  try {
    const value = await Promise.race([ask(), givenUp]);
    // SWR drops an answer when the cache was changed after its request, which `show` has done.
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
