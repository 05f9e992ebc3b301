import type { Resource } from '@touchline/ui/resource';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import useSWR, {
  mutate,
  unload,
  unstable_serialize,
  type MutatorCallback,
  type MutatorOptions,
  type SWRConfiguration,
} from 'swr';
import { onSessionEnd, sessionNumber, sessionNumberAtom } from '../personal.ts';
import { store } from '../store.ts';
import type { ApiError } from '../client/ApiError.ts';
import { errorText } from '../client/errorText.ts';

/** How all fetched data behaves: kept while it is refreshed, tried again only by hand. */
const cacheDefaults: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  keepPreviousData: false,
};

/** What names fetched data; null asks for nothing. */
export type DataKey = string | readonly unknown[] | null;

/**
 * Every answer belongs to the session in which it was asked for, whoever may see it: in the next one
 * its key is another, so that it cannot be found, nor be written by a late answer.
 */
function keyIn(session: number, key: DataKey) {
  return key === null ? null : ([session, key] as const);
}

onSessionEnd(() => {
  prefetched.clear();
  // What is on screen asks again by its new key.
  unload({ revalidate: false });
});

/**
 * Fetched data as a `Resource`. Data that is already there stays while it is refreshed, also when
 * the refresh fails.
 */
export function useFetched<Value>(
  key: DataKey,
  fetcher: () => Promise<Value>,
  options?: SWRConfiguration<Value, ApiError>,
): Resource<Value> & { isStale: boolean } {
  const { t } = useTranslation();
  const ownKey = keyIn(useAtomValue(sessionNumberAtom, { store }), key);
  const {
    data,
    error,
    mutate: refresh,
  } = useSWR<Value, ApiError>(ownKey, () => takePrefetched<Value>(ownKey) ?? fetcher(), {
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

interface Prefetched {
  askedAt: number;
  answer: Promise<unknown>;
}

/** What was asked for before it was shown, by its serialised key. */
const prefetched = new Map<string, Prefetched>();

/** Later it is asked for again, in ms. */
const freshFor = 10_000;

type OwnKey = ReturnType<typeof keyIn>;

function freshPrefetch(key: OwnKey): Promise<unknown> | undefined {
  const asked = prefetched.get(unstable_serialize(key));
  return asked && performance.now() - asked.askedAt < freshFor ? asked.answer : undefined;
}

/** The first to show the data has the answer that was prefetched; who asks again asks anew. */
function takePrefetched<Value>(key: OwnKey): Promise<Value> | undefined {
  const answer = freshPrefetch(key);
  prefetched.delete(unstable_serialize(key));
  return answer as Promise<Value> | undefined;
}

/**
 * Asks for data before it is shown. A failure shows where the data is wanted, not here.
 *
 * @returns resolves when it is there, or will not come
 */
export async function prefetch<Value>(key: DataKey, fetcher: () => Promise<Value>): Promise<void> {
  const ownKey = keyIn(sessionNumber(), key);
  if (freshPrefetch(ownKey)) return;
  const answer = fetcher();
  prefetched.set(unstable_serialize(ownKey), { askedAt: performance.now(), answer });
  try {
    // In the cache itself it is there when the page is first drawn: no skeleton comes between.
    await mutate(ownKey, await answer, { revalidate: false });
  } catch {
    prefetched.delete(unstable_serialize(ownKey));
  }
}

/** Changes fetched data where it is kept. */
export function changeCached<Value>(
  key: DataKey,
  change: Value | MutatorCallback<Value>,
  options: MutatorOptions<Value>,
): Promise<Value | undefined> {
  return mutate<Value>(keyIn(sessionNumber(), key), change, options);
}

/** Asks anew for fetched data that is on screen. */
export async function refreshCached(key: DataKey): Promise<void> {
  await mutate(keyIn(sessionNumber(), key));
}
