import { atom } from 'jotai';
import { onSessionEnd } from '#platform/sessionScope.ts';
import { store } from '#platform/store.ts';
import { userIdAtom } from '#session/session.atoms.ts';

/** What the account pages know of each other. In memory alone: an address is personal. */
export interface AccountState {
  /** The address that was typed last, to fill in the next form. */
  email: string;
  /** When a link was mailed to the address, in ms since 1970; null when unknown. */
  linkSentAt: number | null;
  /** The name of the school that was asked for at the sign-up. */
  requestedSchool: string | null;
}

const nothing: AccountState = { email: '', linkSentAt: null, requestedSchool: null };

export const accountStateAtom = atom(nothing);

function forget(): void {
  store.set(accountStateAtom, nothing);
}

onSessionEnd(forget);
store.sub(userIdAtom, forget);
