import { beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '#testing/fakeWindow.ts';
import { followSignIn } from './followSignIn.ts';

let dispatch: ReturnType<typeof stubWindow>;
let session: object | null;
const syncFromOtherTab = vi.hoisted(() => vi.fn());
vi.mock('./session.ts', () => ({ syncFromOtherTab }));
vi.mock('./session.atoms.ts', () => ({ currentSession: () => session }));

beforeEach(() => {
  dispatch = stubWindow();
  session = null;
  syncFromOtherTab.mockClear();
});

test('a page of a visitor that "back" brings looks who is signed in (AUTH-11)', () => {
  followSignIn();
  syncFromOtherTab.mockClear();
  dispatch('pageshow', { persisted: true });
  expect(syncFromOtherTab).toHaveBeenCalledOnce();
});

test('so does one that was away before this code was there (AUTH-11)', () => {
  followSignIn();
  expect(syncFromOtherTab).toHaveBeenCalledOnce();
});

test('a page that was just loaded, and one of a person, do not', () => {
  session = { user: { id: 'ada' } };
  followSignIn();
  dispatch('pageshow', { persisted: true });
  session = null;
  dispatch('pageshow', { persisted: false });
  expect(syncFromOtherTab).not.toHaveBeenCalled();
});
