import { beforeEach, expect, test, vi } from 'vitest';
import { store } from '#platform/store.ts';
import { currentSession, setSession } from '#session/session.atoms.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { flushPromises } from '#testing/flushPromises.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import { favouritesAccountAtom } from './favouritesAccount.atoms.ts';
import { areFavouritesKnownAtom, favouritesAtom, toggleFavouriteAtom } from './favourites.atoms.ts';

const showToast = vi.hoisted(() => vi.fn());
vi.mock('#platform/toasts.ts', () => ({ showToast }));

const code = vi.hoisted(() => ({ isThere: true, change: vi.fn() }));
vi.mock('./accountFavourites.ts', () => ({
  get changeAccountFavourite() {
    if (code.isThere) return code.change;
    throw new Error('The file could not be fetched');
  },
}));

const target = { kind: 'match', id: 'a' } as const;

beforeEach(() => {
  stubStorage();
  showToast.mockReset();
  code.change.mockReset();
  store.set(favouritesAccountAtom, null);
  setSession(sessionOf('ada'));
});

test('a press before the code of the account has come is made when it has (FAV-8)', async () => {
  code.isThere = true;
  store.set(toggleFavouriteAtom, target);
  const change = { target, isWanted: true };
  await vi.waitFor(() => expect(code.change).toHaveBeenCalledWith(change, currentSession()));
  expect(showToast).not.toHaveBeenCalled();
});

test('a press is said to be lost where that code does not come (FAV-6)', async () => {
  code.isThere = false;
  store.set(toggleFavouriteAtom, target);
  await vi.waitFor(() =>
    expect(showToast).toHaveBeenCalledWith('favourites.notSaved', { tone: 'danger' }),
  );
  expect(code.change).not.toHaveBeenCalled();
});

test('a press that is lost is nothing to the next person (AUTH-14)', async () => {
  code.isThere = false;
  const isAsked = vi.spyOn(code, 'isThere', 'get').mockReturnValue(false);
  store.set(toggleFavouriteAtom, target);
  setSession(sessionOf('bob'));
  await vi.waitFor(() => expect(isAsked).toHaveBeenCalled());
  await flushPromises();
  expect(showToast).not.toHaveBeenCalled();
  isAsked.mockRestore();
});

test('what is followed is not known before that (FAV-8)', () => {
  expect(store.get(favouritesAtom)).toEqual([]);
  expect(store.get(areFavouritesKnownAtom)).toBe(false);
});
