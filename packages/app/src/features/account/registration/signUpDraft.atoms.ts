import { atom } from 'jotai';
import { onSessionEnd } from '#platform/sessionScope.ts';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import { userIdAtom } from '#session/session.atoms.ts';
import {
  emptySignUpDraft,
  isEmptyDraft,
  parseSignUpDraft,
  type SignUpDraft,
} from './signUpDraft.ts';

function readDraft(): SignUpDraft | null {
  return parseSignUpDraft(readStored(storageKeys.signUpDraft), Date.now());
}

const keptDraftAtom = atom<SignUpDraft | null>(null);

/** Whether the person has answered the question for the age, as everybody with a draft has. */
export const isAgeKnownAtom = atom(false);

/** The draft of the sign-up, which both sign-up pages share. It is stored while it is written. */
export const signUpDraftAtom = atom(
  (get) => get(keptDraftAtom) ?? emptySignUpDraft,
  (_get, set, draft: SignUpDraft) => {
    set(keptDraftAtom, draft);
    const isEmpty = isEmptyDraft(draft);
    writeStored(storageKeys.signUpDraft, isEmpty ? null : { savedAt: Date.now(), draft });
  },
);

/**
 * Removes the draft from the storage but not from memory, for a person who returns from the next
 * page to correct the address.
 */
export function removeStoredDraft(): void {
  writeStored(storageKeys.signUpDraft, null);
}

/**
 * Reads the stored draft, which another tab may have written. A draft that is too old is removed.
 */
function restoreDraft(): void {
  const draft = store.get(userIdAtom) === null ? readDraft() : null;
  if (draft === null) removeStoredDraft();
  store.set(keptDraftAtom, (kept) => kept ?? draft);
  if (store.get(keptDraftAtom)) store.set(isAgeKnownAtom, true);
}

/** Forgets everything, also for a person who is too young (SIGNUP-5). */
export function forgetSignUp(): void {
  removeStoredDraft();
  store.set(keptDraftAtom, null);
  store.set(isAgeKnownAtom, false);
}

onSessionEnd(forgetSignUp);
store.sub(userIdAtom, forgetSignUp);
restoreDraft();
