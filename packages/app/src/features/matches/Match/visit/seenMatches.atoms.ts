import { storageKeys } from '#platform/storage/storage.ts';
import { storedAtom } from '#platform/storage/storedAtom.ts';
import { parseSeenMatches } from './seenMatches.ts';

/** The matches that were looked at in this browser, without a word of them but the score. */
export const seenMatchesAtom = storedAtom(storageKeys.seenMatches, parseSeenMatches);
