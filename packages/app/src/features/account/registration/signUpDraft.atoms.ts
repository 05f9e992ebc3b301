import { atom } from 'jotai';
import { onSessionEnd } from '#platform/sessionScope.ts';
import { clearUserData, storageKeys } from '#platform/storage/storage.ts';
import { storedAtom } from '#platform/storage/storedAtom.ts';
import { store } from '#platform/store.ts';
import { userIdAtom } from '#session/session.atoms.ts';
import {
  emptySignUpDraft,
  isEmptyDraft,
  parseSignUpDraft,
  type SignUpDraft,
} from './signUpDraft.ts';

const keptDraftAtom = storedAtom<SignUpDraft | null>(
  storageKeys.signUpDraft,
  (stored) => parseSignUpDraft(stored, Date.now()),
  {
    toStored: (draft) =>
      draft === null || isEmptyDraft(draft) ? null : { savedAt: Date.now(), draft },
  },
);

const isAgeAnsweredAtom = atom(false);

/** Whether the person has answered the question for the age, as everybody with a draft has. */
export const isAgeKnownAtom = atom(
  (get) => get(isAgeAnsweredAtom) || get(keptDraftAtom) !== null,
  (_get, set, isKnown: boolean) => set(isAgeAnsweredAtom, isKnown),
);

/** The draft of the sign-up, which both sign-up pages share. It is stored while it is written. */
export const signUpDraftAtom = atom(
  (get) => get(keptDraftAtom) ?? emptySignUpDraft,
  (_get, set, draft: SignUpDraft) => set(keptDraftAtom, draft),
);

/**
 * Removes the draft from the storage but not from memory, for a person who returns from the next
 * page to correct the address.
 */
export function removeStoredDraft(): void {
  clearUserData({ isKeptInMemory: true }, [storageKeys.signUpDraft]);
}

/** Forgets everything, also for a person who is too young (SIGNUP-5). */
export function forgetSignUp(): void {
  store.set(keptDraftAtom, null);
  store.set(isAgeAnsweredAtom, false);
}

onSessionEnd(forgetSignUp);
store.sub(userIdAtom, forgetSignUp);
// Somebody has signed in since, or the draft is too old.
if (store.get(userIdAtom) !== null || store.get(keptDraftAtom) === null) forgetSignUp();
