import { afterEach, expect, test, vi } from 'vitest';
import { refreshAdvertisement } from '#features/advertisement';
import { inboxes } from '#features/inbox';
import { overviewKey } from '#features/matches';
import { revalidateCached, revalidateCachedUnder } from '#platform/cache/cache.ts';
import { announceChange } from './adminChanges.ts';
import { followInPublic, publicKeys } from './followInPublic.ts';
import { startFollowing } from './startFollowing.ts';

vi.mock('#features/advertisement', () => ({ refreshAdvertisement: vi.fn() }));
vi.mock('#features/inbox', () => ({ inboxes: { messages: { refresh: vi.fn() } } }));
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

test('an advertisement is asked for again alone, and so is the inbox for a message (ADMIN-32)', async () => {
  stop = followInPublic();
  elsewhere.postMessage('advertisements');
  await vi.waitFor(() => expect(refreshAdvertisement).toHaveBeenCalledOnce());
  expect(inboxes.messages.refresh).not.toHaveBeenCalled();
  elsewhere.postMessage('messages');
  await vi.waitFor(() => expect(inboxes.messages.refresh).toHaveBeenCalledOnce());
  expect(refreshAdvertisement).toHaveBeenCalledOnce();
  expect(revalidateCached).not.toHaveBeenCalled();
  stop();
  announceChange('advertisements');
  announceChange('messages');
  announceChange('matches');
  expect(refreshAdvertisement).toHaveBeenCalledOnce();
  expect(inboxes.messages.refresh).toHaveBeenCalledOnce();
  expect(revalidateCached).not.toHaveBeenCalled();
});

test('nothing is followed once it was stopped, also where the code came later', async () => {
  startFollowing()();
  stop = startFollowing();
  await vi.dynamicImportSettled();
  elsewhere.postMessage('teams');
  await vi.waitFor(() => expect(revalidateCached).toHaveBeenCalledOnce());
});
