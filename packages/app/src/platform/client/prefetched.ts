import { onSessionEnd } from '../sessionScope.ts';
import type { HttpAnswer } from './answer.ts';

/** Answers that were requested before their schemas were loaded, by address. */
const prefetched = new Map<string, Promise<HttpAnswer>>();

onSessionEnd(() => prefetched.clear());

/**
 * How long a prefetched response is used, in ms: long enough to load the code on a slow connection,
 * short enough to be current.
 */
const prefetchLifetime = 20_000;

/** Keeps an answer for the call that asks for the same address next. */
export function keepPrefetchedAnswer(url: string, answer: Promise<HttpAnswer>): void {
  // The error is handled by the call that uses the response.
  answer.catch(() => {});
  prefetched.set(url, answer);
  setTimeout(() => prefetched.get(url) === answer && prefetched.delete(url), prefetchLifetime);
}

/** The kept answer of an address, which is used once. */
export function takePrefetchedAnswer(url: string): Promise<HttpAnswer> | undefined {
  const answer = prefetched.get(url);
  prefetched.delete(url);
  return answer;
}
