import { atom } from 'jotai';
import { store } from '../store.ts';
import { locationAtom } from '../location/location.ts';

/**
 * When the answers that the page shows came, in ms since 1970, by address without its query: after a
 * change of filter the page no longer shows what was asked before.
 */
const timesAtom = atom<ReadonlyMap<string, number>>(new Map());

/** The time of the oldest answer that the page shows; null before the first. */
export const shownAsOfAtom = atom((get) => {
  const times = [...get(timesAtom).values()];
  return times.length === 0 ? null : Math.min(...times);
});

export function noteAnswerTime(url: string, time: number): void {
  const [address = ''] = url.split('?');
  if (store.get(timesAtom).get(address) === time) return;
  store.set(timesAtom, (times) => new Map(times).set(address, time));
}

let shown = '';
store.sub(locationAtom, () => {
  const { pathname } = store.get(locationAtom);
  if (pathname !== shown) store.set(timesAtom, new Map());
  shown = pathname;
});
