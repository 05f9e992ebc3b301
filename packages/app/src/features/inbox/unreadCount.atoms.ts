import { personalAtom } from '#platform/personal.ts';

/** Unread messages of the signed-in person; 0 until the server has said a number. */
export const unreadCountAtom = personalAtom(0);
