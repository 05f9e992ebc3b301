import type { Consent } from '@touchline/contract/athlete';
import { dayLength } from '#platform/time/days.ts';

/**
 * The state of a consent; a granted one can also begin later (`coming`), end soon, or have ended.
 */
export type ConsentView = Consent['state'] | 'coming' | 'ending' | 'ended';

/** How soon a consent ends, in days, as the filter of the list has it. */
export const endings = ['0', '30', '90'] as const;

export type Ending = (typeof endings)[number];

/** A granted consent that ends within this time is shown as `ending`, in ms. */
const soon = 30 * dayLength;

/** @param now in ms since 1970 */
export function consentView({ state, at, expiresAt }: Consent, now: number): ConsentView {
  if (state !== 'granted') return state;
  if (at !== null && Date.parse(at) > now) return 'coming';
  if (expiresAt === null) return state;
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return 'ended';
  return left < soon ? 'ending' : 'granted';
}

/** The moment before which consents of the filter end; at the full hour, so that it can be cached. */
export function endOf(ending: Ending, now: number): string {
  const hour = 3_600_000;
  const time = Math.ceil(now / hour) * hour + Number(ending) * dayLength;
  return new Date(time).toISOString();
}
