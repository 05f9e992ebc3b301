import type { Shortcut } from '@touchline/contract/shortcut';
import { ApiError, genericErrorText } from '#platform/client/ApiError.ts';
import { mutateCached } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { announceShortcutChange } from './shortcutChanges.ts';

export const shortcutsKey = 'shortcuts';

/** @throws ApiError */
export function fetchShortcuts(): Promise<Shortcut[]> {
  return call('shortcuts', { isTracked: false });
}

/** Adds a shortcut. Not optimistic, because the server creates the id. @throws ApiError */
export async function addShortcut(draft: Omit<Shortcut, 'id'>): Promise<void> {
  const saved = await call('createShortcut', { body: { shortcut: draft } });
  await mutateCached<Shortcut[]>(shortcutsKey, (items) => [...(items ?? []), saved], {
    revalidate: false,
  });
  announceShortcutChange();
}

/** Updates a shortcut optimistically. @throws ApiError after the change was reverted */
export function updateShortcut(changed: Shortcut): Promise<void> {
  return change(
    (items) => items.map((item) => (item.id === changed.id ? changed : item)),
    async () => {
      const body = { id: changed.id, shortcut: changed };
      const saved = await call('updateShortcut', { body });
      if (!saved) throw new ApiError('http', 404, genericErrorText);
    },
  );
}

/**
 * Removes a shortcut optimistically. One that no longer exists counts as removed. @throws ApiError
 * after the change was reverted
 */
export function removeShortcut({ id }: { id: string }): Promise<void> {
  return change(
    (items) => items.filter((item) => item.id !== id),
    () => call('deleteShortcut', { query: { id } }),
  );
}

async function change(
  next: (items: Shortcut[]) => Shortcut[],
  work: () => Promise<unknown>,
): Promise<void> {
  await mutateCached<Shortcut[]>(
    shortcutsKey,
    async (items) => {
      await work();
      return next(items ?? []);
    },
    { optimisticData: (items) => next(items ?? []), rollbackOnError: true, revalidate: false },
  );
  announceShortcutChange();
}
