import type { Resource } from '@touchline/ui/resource';
import { useTranslation } from 'react-i18next';
import useSWR, { mutate, preload, type Key, type SWRConfiguration } from 'swr';
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
  } = useSWR<Value, ApiError>(key, fetcher, {
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

/** Asks for data before it is shown. A failure shows where the data is wanted, not here. */
export function prefetch<Value>(key: Key, fetcher: () => Promise<Value>): void {
  const asked: unknown = preload(key, fetcher);
  if (!(asked instanceof Promise)) return;
  // In the cache itself it is there when the page is first drawn: no skeleton comes between.
  asked.then(
    (value: Value) => mutate(key, value, { revalidate: false }),
    () => {},
  );
}

export { mutate as changeCached };
