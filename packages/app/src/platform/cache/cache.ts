import type { Resource } from '@touchline/ui/resource';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import useSWR, {
  mutate,
  unload,
  unstable_serialize,
  useSWRConfig,
  type MutatorCallback,
  type MutatorOptions,
  type SWRConfiguration,
} from 'swr';
import { onSessionEnd, currentSessionNumber, sessionNumberAtom } from '../sessionScope.ts';
import { store } from '../store.ts';
import type { ApiError } from '../client/ApiError.ts';
import { errorText } from '../client/errorText.ts';
import { fetchOrShowKept } from './fetchOrShowKept.ts';

/** The options of all fetched data: refreshed on focus, never retried automatically. */
const cacheDefaults: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  keepPreviousData: false,
};

/** The cache key of fetched data; null fetches nothing. */
export type CacheKey = string | readonly unknown[] | null;

/**
 * Prefixes a key with the number of the session. After the session ended its answers are under
 * other keys, so that the next person cannot read them and late answers cannot overwrite theirs.
 */
function sessionKeyOf(session: number, key: CacheKey) {
  return key === null ? null : ([session, key] as const);
}

onSessionEnd(() => {
  prefetched.clear();
  // Mounted components fetch again, because their key contains the new session number.
  unload({ revalidate: false });
});

export interface ResourceOptions<Value> extends SWRConfiguration<Value, ApiError> {
  /**
   * Called with the answer of each request, also of one that was prefetched, and not with what was
   * kept of an earlier one (OFFLINE-5).
   */
  onRequest?: (answer: Promise<Value>) => void;
}

/**
 * Fetches data as a `Resource`. Existing data stays while it is refreshed, also when the refresh
 * fails.
 */
export function useResource<Value>(
  key: CacheKey,
  fetcher: () => Promise<Value>,
  { onRequest, ...options }: ResourceOptions<Value> = {},
): Resource<Value> & { isStale: boolean; error?: ApiError } {
  const { t } = useTranslation();
  const { cache } = useSWRConfig();
  const ownKey = sessionKeyOf(useAtomValue(sessionNumberAtom, { store }), key);
  const { data, error } = useSWR<Value, ApiError>(
    ownKey,
    () => {
      const held = () => cache.get(unstable_serialize(ownKey))?.data as unknown;
      const ask = () => {
        const answer = takePrefetched<Value>(ownKey) ?? fetcher();
        onRequest?.(answer);
        return answer;
      };
      return fetchOrShowKept(ownKey, ask, { fetcher, held });
    },
    { ...cacheDefaults, ...options },
  );
  if (data !== undefined) return { state: 'ready', value: data, isStale: error !== undefined };
  if (error) {
    return {
      state: 'failed',
      message: errorText(t, error),
      // Not the answer to an earlier request, which may have the same error.
      onRetry: () => revalidateCached(key),
      error,
      isStale: false,
    };
  }
  return { state: 'loading', isStale: false };
}

interface Prefetched {
  key: SessionKey;
  requestedAt: number;
  answer: Promise<unknown>;
}

/** Prefetched answers by serialised key. A change of the data makes them unusable. */
const prefetched = new Map<string, Prefetched>();

/** After this time a prefetched answer is not used any more, in ms. */
const prefetchLifetime = 10_000;

type SessionKey = ReturnType<typeof sessionKeyOf>;

function freshPrefetch(key: SessionKey): Promise<unknown> | undefined {
  const asked = prefetched.get(unstable_serialize(key));
  return asked && performance.now() - asked.requestedAt < prefetchLifetime
    ? asked.answer
    : undefined;
}

/** Each prefetched answer is used once; a later fetch sends a new request. */
function takePrefetched<Value>(key: SessionKey): Promise<Value> | undefined {
  const answer = freshPrefetch(key);
  prefetched.delete(unstable_serialize(key));
  return answer as Promise<Value> | undefined;
}

/**
 * Fetches data before it is shown. Errors are ignored here: the component that shows the data
 * fetches again and shows them.
 *
 * @returns resolves when the data is in the cache or the request failed
 */
export async function prefetch<Value>(key: CacheKey, fetcher: () => Promise<Value>): Promise<void> {
  const ownKey = sessionKeyOf(currentSessionNumber(), key);
  if (freshPrefetch(ownKey)) return;
  const place = unstable_serialize(ownKey);
  const request = { key: ownKey, requestedAt: performance.now(), answer: fetcher() };
  prefetched.set(place, request);
  try {
    const value = await request.answer;
    // Written to the cache, so that the first render has the data and shows no skeleton.
    if (prefetched.get(place) === request) await mutate(ownKey, value, { revalidate: false });
  } catch {
    if (prefetched.get(place) === request) prefetched.delete(place);
  }
}

/** Changes fetched data in the cache. */
export function mutateCached<Value>(
  key: CacheKey,
  change: Value | MutatorCallback<Value>,
  options: MutatorOptions<Value>,
): Promise<Value | undefined> {
  const ownKey = sessionKeyOf(currentSessionNumber(), key);
  prefetched.delete(unstable_serialize(ownKey));
  return mutate<Value>(ownKey, change, options);
}

/** Fetches data again if a mounted component uses it. */
export async function revalidateCached(key: CacheKey): Promise<void> {
  const ownKey = sessionKeyOf(currentSessionNumber(), key);
  prefetched.delete(unstable_serialize(ownKey));
  await mutate(ownKey);
}

/** Fetches again what mounted components show under keys that begin with these parts. */
export async function revalidateCachedUnder(...beginning: readonly unknown[]): Promise<void> {
  const session = currentSessionNumber();
  const isChanged = (key: unknown) => {
    const [number, own] = Array.isArray(key) ? (key as unknown[]) : [];
    const parts: readonly unknown[] = Array.isArray(own) ? own : [own];
    return number === session && beginning.every((part, index) => parts[index] === part);
  };
  for (const [place, { key }] of prefetched) if (isChanged(key)) prefetched.delete(place);
  await mutate(isChanged);
}
