import type { User } from '@touchline/contract/user';
import { accounts, type AccountName } from '../fixtures/accounts.ts';
import { collection } from './collection.ts';
import { onReset } from './resets.ts';

export const users = collection<User>('user', () =>
  Object.values(accounts).map((account) => account.user),
);

let accepted: readonly AccountName[] = ['user'];
let assumed: AccountName | null = null;
onReset(() => {
  accepted = ['user'];
});

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

export function signInUser(email: string, password: string): User | undefined {
  const name = accepted.find(
    (each) => accounts[each].email === email && accounts[each].password === password,
  );
  return name && users.find(accounts[name].user.id);
}
