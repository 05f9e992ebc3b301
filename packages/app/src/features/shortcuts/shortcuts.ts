import type { Shortcut } from '@touchline/contract/shortcut';
import { ApiError, genericErrorText } from '#platform/client/ApiError.ts';
import { mutateCached } from '#platform/cache/cache.ts';
import { call, type SendOptions } from '#platform/client/client.ts';
import { duringSession, onSessionEnd } from '#platform/sessionScope.ts';
import { currentToken } from '#session/session.atoms.ts';
import { announceShortcutChange } from './shortcutChanges.ts';

export const shortcutsKey = 'shortcuts';

/** @throws ApiError */
export function fetchShortcuts(): Promise<Shortcut[]> {
  return call('shortcuts', { isTracked: false });
}

/** Adds a shortcut. Not optimistic, because the server creates the id. @throws ApiError */
export function addShortcut(draft: Omit<Shortcut, 'id'>): Promise<void> {
  return change(
    (items, saved?: Shortcut) => (saved ? [...items, saved] : items),
    (options) => call('createShortcut', { body: { shortcut: draft }, ...options }),
  );
}

/** Updates a shortcut optimistically. @throws ApiError after the change was reverted */
export function updateShortcut(changed: Shortcut): Promise<void> {
  return change(
    (items) => items.map((item) => (item.id === changed.id ? changed : item)),
    async (options) => {
      const body = { id: changed.id, shortcut: changed };
      const saved = await call('updateShortcut', { body, ...options });
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
    (options) => call('deleteShortcut', { query: { id }, ...options }),
  );
}

/** Settles when the changes that were made before are settled. */
let sending: Promise<unknown> = Promise.resolve();

/** How many changes of this session are not settled yet. */
let pending = 0;

/** What the server has, which is shown when the last of the changes is settled. */
let confirmed: Shortcut[] | undefined;

onSessionEnd(() => {
  pending = 0;
});

/**
 * Sends a change after those before it and lays it over what they show. SWR leaves out the outcome
 * of a change that another one follows, so that of the last is the outcome of all. Each goes with the
 * token of its session, because its turn may come after the end (AUTH-15).
 *
 * @param next is called without an answer for what is shown until there is one
 */
async function change<Answer>(
  next: (items: Shortcut[], answer?: Answer) => Shortcut[],
  work: (options: SendOptions) => Promise<Answer>,
): Promise<void> {
  const token = currentToken();
  const sent = sending.then(() => work(token === null ? {} : { token }));
  sending = sent.catch(() => {});
  const settled = duringSession(sent);
  await mutateCached<Shortcut[]>(
    shortcutsKey,
    async (items) => {
      if (pending === 0) confirmed = items;
      pending += 1;
      try {
        const answer = await settled;
        confirmed = next(confirmed ?? [], answer);
      } catch (error) {
        // A list that could not be loaded stays so.
        if (!confirmed) throw error;
      } finally {
        pending -= 1;
      }
      return confirmed;
    },
    {
      optimisticData: (committed, displayed) => next(displayed ?? committed ?? []),
      revalidate: false,
    },
  );
  await settled;
  announceShortcutChange();
}
