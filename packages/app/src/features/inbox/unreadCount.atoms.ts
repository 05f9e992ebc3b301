import { sessionScopedAtom } from '#platform/sessionScope.ts';

/** The number of unread messages; 0 until the server has answered. */
export const unreadCountAtom = sessionScopedAtom(0);
