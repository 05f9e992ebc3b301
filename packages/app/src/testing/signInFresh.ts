import { accounts } from '@touchline/mocks/fixtures/accounts';
import { signIn } from '#session/signIn.ts';
import { startFresh } from './startFresh.ts';

/** For stories of the whole product: a fresh start as the default account, with a session that holds. */
export async function signInFresh(context: Parameters<typeof startFresh>[0]): Promise<void> {
  await startFresh(context);
  const { email, password } = accounts.user;
  await signIn({ email, password });
}
