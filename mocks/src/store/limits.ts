import type { Limit } from '@touchline/contract/limit';
import { now } from '../clock.ts';
import { refuseForNow } from '../problems.ts';
import { onReset } from './resets.ts';

/**
 * Keeps the limit of a call, by the clock of the mock back end.
 *
 * @returns a function that counts a call with this body. It throws a refusal with 429 and `Retry-After`
 *   when there were as many as the limit allows
 */
export function limitCalls({ calls: most, seconds, by }: Limit): (body: unknown) => void {
  const calls = new Map<string, number[]>();
  onReset(() => calls.clear());
  return (body) => {
    const key = by ? (body as Record<typeof by, string>)[by].toLowerCase() : '';
    const time = now().getTime();
    const recent = (calls.get(key) ?? []).filter((each) => time - each < seconds * 1000);
    const [first] = recent;
    if (first !== undefined && recent.length >= most)
      refuseForNow(Math.ceil((first + seconds * 1000 - time) / 1000));
    calls.set(key, [...recent, time]);
  };
}
