import { afterEach, expect, test, vi } from 'vitest';
import { overviewKey } from '#features/matches';
import { revalidateCached, revalidateCachedUnder } from '#platform/cache/cache.ts';
import { announceChange } from './adminChanges.ts';
import { followInPublic, publicKeys } from './followInPublic.ts';
import { startFollowing } from './startFollowing.ts';

vi.mock('#features/matches', () => ({ overviewKey: 'matches/overview' }));
vi.mock('#platform/cache/cache.ts', () => ({
  revalidateCached: vi.fn(),
  revalidateCachedUnder: vi.fn(),
}));

const elsewhere = new BroadcastChannel('touchline.admin');
let stop = () => {};

afterEach(() => {
  stop();
  vi.clearAllMocks();
});

test('what another window changes is fetched again on a public page (ADMIN-32)', async () => {
  stop = followInPublic();
  elsewhere.postMessage('teams');
  await vi.waitFor(() => expect(revalidateCached).toHaveBeenCalledWith(overviewKey));
  expect(vi.mocked(revalidateCachedUnder).mock.calls).toEqual(publicKeys.map((key) => [key]));
});

test('advertisements and messages stand in nothing that is fetched again', () => {
  stop = followInPublic();
  announceChange('messages');
  announceChange('advertisements');
  expect(revalidateCached).not.toHaveBeenCalled();
  stop();
  announceChange('matches');
  expect(revalidateCached).not.toHaveBeenCalled();
});

test('nothing is followed once it was stopped, also where the code came later', async () => {
  startFollowing()();
  stop = startFollowing();
  await vi.dynamicImportSettled();
  elsewhere.postMessage('teams');
  await vi.waitFor(() => expect(revalidateCached).toHaveBeenCalledOnce());
});
