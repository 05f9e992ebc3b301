import { atom } from 'jotai';
import { store } from '../store.ts';
import { locationAtom } from '../location/location.ts';

interface Answered {
  /** In ms since 1970. */
  time: number;
  /** The number of the page address at which the answer was shown. */
  visit: number;
}

/** When the answers that the page shows came, by their address. */
const timesAtom = atom<ReadonlyMap<string, Answered>>(new Map());

/** The time of the oldest answer that the page shows; null before the first. */
export const shownAsOfAtom = atom((get) => {
  const times = [...get(timesAtom).values()].map(({ time }) => time);
  return times.length === 0 ? null : Math.min(...times);
});

/**
 * After a change of filter the first answer replaces those that were shown with the filter before,
 * whose address differs in the query. Parts of one page that differ in it alone are kept apart.
 */
export function noteAnswerTime(url: string, time: number): void {
  const times = store.get(timesAtom);
  const known = times.get(url);
  if (known?.time === time && known.visit === visit) return;
  const shown = [...times].filter(
    ([other, answered]) => answered.visit === visit || withoutQuery(other) !== withoutQuery(url),
  );
  store.set(timesAtom, new Map(shown).set(url, { time, visit }));
}

function withoutQuery(url: string): string | undefined {
  return url.split('?')[0];
}

let visit = 0;
let shownPath = '';
let shownSearch = '';
store.sub(locationAtom, () => {
  const { pathname, search } = store.get(locationAtom);
  if (pathname !== shownPath) store.set(timesAtom, new Map());
  if (pathname !== shownPath || search !== shownSearch) visit += 1;
  [shownPath, shownSearch] = [pathname, search];
});
