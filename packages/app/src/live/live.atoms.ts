import { atom } from 'jotai';

/** Unread messages of the signed-in person; 0 until the server has said a number. */
export const unreadCountAtom = atom(0);
