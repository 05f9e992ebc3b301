import { atom } from 'jotai';
import { onSessionEnd } from '#platform/sessionScope.ts';
import { paths } from '#platform/paths.ts';
import { store } from '#platform/store.ts';
import { userIdAtom } from '#session/session.atoms.ts';

/** What the account pages know of each other. In memory alone: an address is personal. */
export interface AccountState {
  /** The address that was typed last, to fill in the next form. */
  email: string;
  /** When a link was mailed to confirm the address, in ms since 1970; null when unknown. */
  linkSentAt: number | null;
  /** The same of a link for a new password. */
  resetSentAt: number | null;
  /**
   * The name of the school that looks at a request of the sign-up; empty where it is not known, null
   * without a request.
   */
  requestedSchool: string | null;
  /** The page of the sign-up, where another address is entered with what else was typed. */
  signUpPath: typeof paths.signUp | typeof paths.signUpWithSchool;
}

/** What is known at first, and of another address. */
export const unknownAccount: AccountState = {
  email: '',
  linkSentAt: null,
  resetSentAt: null,
  requestedSchool: null,
  signUpPath: paths.signUp,
};

export const accountStateAtom = atom(unknownAccount);

function forget(): void {
  store.set(accountStateAtom, unknownAccount);
}

onSessionEnd(forget);
store.sub(userIdAtom, forget);
