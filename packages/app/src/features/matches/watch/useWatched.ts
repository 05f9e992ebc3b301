import type { Resource } from '@touchline/ui/resource';
import { useEffect, useRef, useState } from 'react';
import type { SWRConfiguration } from 'swr';
import { type CacheKey, type ResourceOptions, useResource } from '#platform/cache/cache.ts';
import type { ApiError } from '#platform/client/ApiError.ts';
import { isTemporary, watchDelay } from './watchDelay.ts';
import { watchFreshness, type FreshnessWatch } from './watchFreshness.ts';

/** A focus of the window within this time after the last one does not fetch again, in ms. */
const focusInterval = 1_000;

interface WatchOptions<Value> {
  /** Whether the value contains something that is being played. The first function is kept. */
  isLive: (value: Value) => boolean;
  keepPreviousData?: boolean;
  onRequest?: ResourceOptions<Value>['onRequest'];
}

/**
 * Fetches matches as a `Resource` and asks for them again while the page is visible, after the times
 * of `watchDelay`, and at once when the page is looked at or the network is back (MATCH-38). A live
 * value is stale when a request has failed or none was answered for 60 s (MATCH-32).
 */
export function useWatched<Value>(
  key: CacheKey,
  fetch: () => Promise<Value>,
  { isLive, keepPreviousData = false, onRequest }: WatchOptions<Value>,
): Resource<Value> & { isStale: boolean } {
  const [isLate, setLate] = useState(false);
  const freshness = useRef<FreshnessWatch>(null);
  // The same object in all renders, because SWR restarts its timer for a new interval.
  const [options] = useState(() => watchOptions(isLive));

  function noteAnswer(answer: Promise<Value>): void {
    onRequest?.(answer);
    answer.then(
      () => freshness.current?.answered(),
      () => {},
    );
  }

  const serialKey = JSON.stringify(key);
  useEffect(() => {
    const watching = watchFreshness(setLate);
    freshness.current = watching;
    return () => {
      watching.stop();
      setLate(false);
    };
  }, [serialKey]);

  const resource = useResource(key, fetch, {
    ...options,
    keepPreviousData,
    onRequest: noteAnswer,
  });
  return resource.state === 'ready' && isLate && isLive(resource.value)
    ? { ...resource, isStale: true }
    : resource;
}

/**
 * The options for SWR, which fetches only while the page is visible and online. After an error it
 * stops the interval, and `onErrorRetry` schedules the next request, which waits for a visible page
 * too. One retry waits at a time.
 */
export function watchOptions<Value>(
  isLive: (value: Value) => boolean,
  random: () => number = Math.random,
): SWRConfiguration<Value, ApiError> {
  let wasLive = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function delay(failures: number): number {
    return watchDelay({ isLive: wasLive, failures, savesData: savesData() }, random());
  }

  return {
    refreshInterval(value) {
      // The first wait starts before the first answer.
      wasLive = value === undefined || isLive(value);
      return delay(0);
    },
    focusThrottleInterval: focusInterval,
    shouldRetryOnError: isTemporary,
    onSuccess: () => clearTimeout(timer),
    onErrorRetry({ secondsToWait = 0 }, _key, _config, revalidate, { retryCount, dedupe }) {
      const retry = () => {
        // With `dedupe` it is no request beside the one that SWR makes for a page that is visible.
        if (document.visibilityState !== 'hidden') void revalidate({ retryCount, dedupe });
        else document.addEventListener('visibilitychange', retry, { once: true });
      };
      // Each look at the page asks too, and may fail while another retry waits.
      clearTimeout(timer);
      timer = setTimeout(retry, Math.max(delay(retryCount), secondsToWait * 1_000));
    },
  };
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
