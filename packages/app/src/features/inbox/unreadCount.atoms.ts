import { personalAtom } from '#platform/personal.ts';

/** The number of unread messages; 0 until the server has answered. */
export const unreadCountAtom = personalAtom(0);
