/**
 * The whole seconds that are left of a wait, all times in ms. A start in the future is as good as
 * now, so that a clock that is set back does not make the wait longer.
 *
 * @param start null: there is no wait
 */
export function secondsLeft(start: number | null, length: number, now: number): number {
  if (start === null) return 0;
  const elapsed = Math.max(0, now - start);
  return Math.max(0, Math.ceil((length - elapsed) / 1000));
}
