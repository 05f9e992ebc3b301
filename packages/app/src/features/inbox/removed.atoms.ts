import { sessionScopedAtom } from '#platform/sessionScope.ts';

/**
 * The ids of messages that the person has removed or restored. `useHeldList` does not hide them as
 * new.
 */
export const removedIdsAtom = sessionScopedAtom<readonly string[]>([]);
