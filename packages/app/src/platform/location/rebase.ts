import type { Path } from 'history';
import { currentHistory } from './location.ts';

/**
 * The query that the page has by now. A navigation is drawn some time after it was begun, and a choice that
 * is made in between has to be added to it (LIST-23).
 *
 * @param drawn the location that is drawn; its own query while another page is on its way
 */
export function newestQuery(drawn: Pick<Path, 'pathname' | 'search'>): URLSearchParams {
  const { search } = isLeaving(drawn) ? drawn : currentHistory().location;
  return new URLSearchParams(search);
}

/** Whether another page than the drawn one is on its way. */
export function isLeaving(drawn: Pick<Path, 'pathname'>): boolean {
  return currentHistory().location.pathname !== drawn.pathname;
}

/** A choice of several values: what was added to the drawn ones and taken away, as a change of the newest. */
export function rebaseValues<Value>(
  wanted: readonly Value[],
  drawn: readonly Value[],
  newest: readonly Value[],
): Value[] {
  const isTaken = (value: Value) => drawn.includes(value) && !wanted.includes(value);
  return [...new Set([...newest, ...wanted.filter((value) => !drawn.includes(value))])].filter(
    (value) => !isTaken(value),
  );
}
