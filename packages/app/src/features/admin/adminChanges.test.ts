import { expect, test, vi } from 'vitest';
import { announceChange, onAdminChange, type AdminChange } from './adminChanges.ts';

const elsewhere = new BroadcastChannel('touchline.admin');

test('a change is told to this window and to the others (ADMIN-28)', async () => {
  const listener = vi.fn<(change: AdminChange) => void>();
  const stop = onAdminChange(listener);
  const heard = new Promise((resolve) => {
    elsewhere.addEventListener('message', ({ data }) => resolve(data), { once: true });
  });
  announceChange('teams');
  expect(listener.mock.calls).toEqual([[{ area: 'teams', isElsewhere: false }]]);
  expect(await heard).toBe('teams');
  stop();
});

test('one from another window is told as such, and anything else is ignored (ADMIN-28, SEC-7)', async () => {
  const listener = vi.fn<(change: AdminChange) => void>();
  const stop = onAdminChange(listener);
  for (const data of [null, 7, 'constructor', { area: 'teams' }, 'matches']) {
    elsewhere.postMessage(data);
  }
  await vi.waitFor(() => expect(listener).toHaveBeenCalled());
  expect(listener.mock.calls).toEqual([[{ area: 'matches', isElsewhere: true }]]);
  stop();
});
