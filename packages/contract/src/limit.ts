import { whole } from './internal/strict.ts';

/**
 * How often a call is answered. One more within the time is refused with 429, a `problem` and
 * `retryAfter`, before anything else of the call is looked at.
 */
export interface Limit {
  readonly calls: number;
  readonly seconds: number;
  /** The field of the body by which calls are counted, without case. Omitted: all together. */
  readonly by?: 'email';
}

/** The header `Retry-After` of a 429: after how many seconds the call is answered again. */
export const retryAfter = whole(1);
