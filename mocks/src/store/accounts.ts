import type { User } from '@touchline/contract/user';
import { accounts, type AccountName } from '../fixtures/accounts.ts';
import { collection } from './collection.ts';
import { onReset } from './resets.ts';

export const users = collection<User>('user', () =>
  Object.values(accounts).map((account) => account.user),
);

let acceptedFromStart: readonly AccountName[] = ['user'];
let accepted = acceptedFromStart;
let assumed: AccountName | null = null;
onReset(() => {
  accepted = acceptedFromStart;
});

/** Sets the accounts that can sign in, also after each reset. */
export function startWithAccounts(names: readonly AccountName[]): void {
  acceptedFromStart = names;
  accepted = names;
}

/** Sets the accounts that can sign in: one fixed account by default (AUTH-18). */
export function acceptAccounts(names: readonly AccountName[]): void {
  accepted = names;
}

/**
 * Sets the caller of calls without a token: a visitor, or an account for stories, which cannot sign
 * in.
 */
export function assumeCaller(name: AccountName | null): void {
  assumed = name;
}

export function assumedCaller(): User | undefined {
  return assumed ? users.find(accounts[assumed].user.id) : undefined;
}

/** Whether an account may sign in: of the fixed ones only the accepted, of the others all. */
export function mayUserSignIn(userId: string): boolean {
  const names = Object.keys(accounts) as AccountName[];
  const fixed = names.find((name) => accounts[name].user.id === userId);
  return fixed === undefined || accepted.includes(fixed);
}
