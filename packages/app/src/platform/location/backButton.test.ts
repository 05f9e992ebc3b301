import { createMemoryHistory } from 'history';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { store } from '../store.ts';
import { connectHistory, historyUpdateAtom, navigateTo } from './location.ts';
import {
  addUrlAtom,
  canGoBackAtom,
  goBackAtom,
  leadsOnAtom,
  urlHistoryAtom,
} from './urlHistory.atoms.ts';

let stop: () => void;
let history: ReturnType<typeof createMemoryHistory>;

const shown = () => store.get(historyUpdateAtom);
/** What an effect of the page does after it was painted. */
const onPainted = (update = shown()) => store.set(addUrlAtom, update);
const goBack = () => store.set(goBackAtom);

function visit(...paths: string[]) {
  for (const path of paths) {
    navigateTo(path);
    onPainted();
  }
}

beforeEach(() => {
  store.set(urlHistoryAtom, []);
  history = createMemoryHistory({ initialEntries: ['/home'] });
  stop = connectHistory(history);
  onPainted();
});

afterEach(() => stop());

test('goes through the addresses, and none is left at the first (ROUTE-12)', () => {
  visit('/a', '/b?x=1#y');
  goBack();
  onPainted();
  expect(history.location.pathname).toBe('/a');
  visit('/c');
  goBack();
  onPainted();
  goBack();
  onPainted();
  expect(history.location.pathname).toBe('/home');
  expect(store.get(canGoBackAtom)).toBe(false);
});

test('two presses lead two pages back, also before the page between is painted (ROUTE-12)', () => {
  visit('/a', '/b', '/c');
  goBack();
  const between = shown();
  goBack();
  onPainted(between);
  onPainted();
  expect(history.location.pathname).toBe('/a');
  expect(store.get(urlHistoryAtom)).toEqual(['/home', '/a']);
});

test('a press on a page that was just painted leads to the one before it (ROUTE-12)', () => {
  visit('/a');
  navigateTo('/b');
  const late = shown();
  goBack();
  onPainted(late);
  onPainted();
  expect(history.location.pathname).toBe('/a');
  expect(store.get(urlHistoryAtom)).toEqual(['/home', '/a']);
});

test('a page that is left by a link before it counts is one to go back to (ROUTE-12)', () => {
  navigateTo('/a');
  const late = shown();
  navigateTo('/b');
  onPainted(late);
  onPainted();
  goBack();
  expect(history.location.pathname).toBe('/a');
});

test('the browser’s own way back counts, also to an address that the button led to (ROUTE-12)', () => {
  visit('/a', '/b');
  goBack();
  onPainted();
  visit('/c');
  history.back();
  onPainted();
  visit('/d');
  for (const path of ['/a', '/c']) {
    goBack();
    onPainted();
    expect(history.location.pathname).toBe(path);
  }
});

test('a page that was not left after all leaves the way back open (ROUTE-12)', () => {
  visit('/a');
  const stay = history.block(() => {});
  goBack();
  stay();
  expect(history.location.pathname).toBe('/a');
  expect(store.get(canGoBackAtom)).toBe(true);
  goBack();
  onPainted();
  expect(history.location.pathname).toBe('/home');
});

test('a page that would lead on is passed over, and known anew for each person (ROUTE-13)', () => {
  visit('/sign-in');
  visit('/a');
  const back = () => store.get(canGoBackAtom);
  expect(back()).toBe(true);
  store.set(urlHistoryAtom, ['/sign-in', '/a']);
  store.set(leadsOnAtom, { leadsOn: (url) => url === '/sign-in' });
  expect(back()).toBe(false);
  store.set(leadsOnAtom, { leadsOn: () => false });
  expect(back()).toBe(true);
});
