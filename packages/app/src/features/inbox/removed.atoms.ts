import { sessionScopedAtom } from '#platform/sessionScope.ts';

/**
 * Messages that a person removed on their own page or brought back, under the id that they have now:
 * in a list they are no news.
 */
export const removedIdsAtom = sessionScopedAtom<readonly string[]>([]);
