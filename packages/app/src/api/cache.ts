import type { Resource } from '@touchline/ui/resource';
import { useTranslation } from 'react-i18next';
import useSWR, { mutate, unstable_serialize, type Key, type SWRConfiguration } from 'swr';
import type { ApiError } from './ApiError.ts';
import { errorText } from './errorText.ts';

/** How all fetched data behaves: kept while it is refreshed, tried again only by hand. */
const cacheDefaults: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  keepPreviousData: false,
};

/**
 * Fetched data as a `Resource`. Data that is already there stays while it is refreshed, also when
 * the refresh fails.
 */
export function useFetched<Value>(
  key: Key,
  fetcher: () => Promise<Value>,
  options?: SWRConfiguration<Value, ApiError>,
): Resource<Value> & { isStale: boolean } {
  const { t } = useTranslation();
  const {
    data,
    error,
    mutate: refresh,
  } = useSWR<Value, ApiError>(key, () => takeAhead<Value>(key) ?? fetcher(), {
    ...cacheDefaults,
    ...options,
  });
  if (data !== undefined) return { state: 'ready', value: data, isStale: error !== undefined };
  if (error) {
    return {
      state: 'failed',
      message: errorText(t, error),
      onRetry: () => void refresh(),
      isStale: false,
    };
  }
  return { state: 'loading', isStale: false };
}

interface Ahead {
  askedAt: number;
  answer: Promise<unknown>;
}

/** What was asked for before it was shown, by its serialised key. */
const ahead = new Map<string, Ahead>();

/** Later it is asked for again, in ms. */
const freshFor = 10_000;

function freshAhead(key: Key): Promise<unknown> | undefined {
  const asked = ahead.get(unstable_serialize(key));
  return asked && performance.now() - asked.askedAt < freshFor ? asked.answer : undefined;
}

/** The first to show the data has the answer that was asked for ahead; who asks again asks anew. */
function takeAhead<Value>(key: Key): Promise<Value> | undefined {
  const answer = freshAhead(key);
  ahead.delete(unstable_serialize(key));
  return answer as Promise<Value> | undefined;
}

/**
 * Asks for data before it is shown. A failure shows where the data is wanted, not here.
 *
 * @returns resolves when it is there, or will not come
 */
export async function prefetch<Value>(key: Key, fetcher: () => Promise<Value>): Promise<void> {
  if (freshAhead(key)) return;
  const answer = fetcher();
  ahead.set(unstable_serialize(key), { askedAt: performance.now(), answer });
  try {
    // In the cache itself it is there when the page is first drawn: no skeleton comes between.
    await mutate(key, await answer, { revalidate: false });
  } catch {
    ahead.delete(unstable_serialize(key));
  }
}

export { mutate as changeCached };
