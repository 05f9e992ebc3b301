import { storageKeys } from './storage/storage.ts';
import { storedAtom } from './storage/storedAtom.ts';

/** Whether a screen reader is told of the changes of an open match; stored (MATCH-46, USER-14). */
export const isMatchAnnouncedAtom = storedAtom(
  storageKeys.matchAnnouncements,
  (stored) => stored !== false,
);
