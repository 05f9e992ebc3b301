import { type AccountName, accounts } from '@touchline/mocks/fixtures/accounts';
import { signToken } from '@touchline/mocks/token';
import { setSession } from '#session/session.atoms.ts';

/** Signs in, with a token of the account, since the mock back end looks at its roles. */
export async function signInAs(name: AccountName, school = accounts[name].user.school) {
  const { user } = accounts[name];
  const session = { accessToken: await signToken(user), user: { ...user, school } };
  setSession(session, { storedBy: 'nobody' });
}
