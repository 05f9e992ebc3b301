import { sessionScopedAtom } from '#platform/sessionScope.ts';

/**
 * The ids of messages that were removed on their page. `useHeldList` does not hide them as new when
 * they come back.
 */
export const removedIdsAtom = sessionScopedAtom<readonly string[]>([]);

/**
 * The first id of each message that came back: the server may have given it another, while its row
 * is still the same for the person.
 */
export const firstIdsAtom = sessionScopedAtom<ReadonlyMap<string, string>>(new Map());
