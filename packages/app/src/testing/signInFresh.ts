import { accounts } from '@touchline/mocks/fixtures/accounts';
import { signIn } from '#session/signIn.ts';
import { startFresh } from './startFresh.ts';

/**
 * For stories of the whole app: clears all state and signs in with the default account and a valid
 * session.
 */
export async function signInFresh(context: Parameters<typeof startFresh>[0]): Promise<void> {
  await startFresh(context);
  const { email, password } = accounts.user;
  await signIn({ email, password });
}
