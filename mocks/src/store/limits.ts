import { now } from '../clock.ts';
import { refuseForNow } from '../problems.ts';
import { onReset } from './resets.ts';

/**
 * Limits how often a call may be made for one key, by the clock of the mock back end.
 *
 * @returns a function that counts a call. It throws a refusal with 429 and `Retry-After` when the
 *   key had `most` calls in the last `seconds`
 */
export function limit(most: number, seconds: number): (key: string) => void {
  const calls = new Map<string, number[]>();
  onReset(() => calls.clear());
  return (key) => {
    const time = now().getTime();
    const recent = (calls.get(key) ?? []).filter((each) => time - each < seconds * 1000);
    const [first] = recent;
    if (first !== undefined && recent.length >= most)
      refuseForNow(Math.ceil((first + seconds * 1000 - time) / 1000));
    calls.set(key, [...recent, time]);
  };
}
