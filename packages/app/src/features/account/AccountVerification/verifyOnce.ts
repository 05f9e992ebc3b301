import { call } from '#platform/client/client.ts';
import { staleLinkOf, type StaleLink } from '../link/linkState.ts';

/** What became of a link: `verified`, or why not; `failed` says nothing about the link. */
export type Verification =
  | { state: 'verified' }
  | { state: StaleLink }
  | { state: 'failed'; error: unknown };

/** The verifications that were asked for, by code. */
const asked = new Map<string, Promise<Verification>>();

/**
 * Confirms the account of a link. A code is sent once, however often the page is rendered, because
 * the second time the server says that it was used. After a failure the next call sends it again.
 */
export function verifyOnce(code: string): Promise<Verification> {
  const known = asked.get(code);
  if (known) return known;
  const answer = verify(code);
  asked.set(code, answer);
  void answer.then(({ state }) => state === 'failed' && asked.delete(code));
  return answer;
}

async function verify(code: string): Promise<Verification> {
  try {
    await call('verifyAccount', { body: { code } });
    return { state: 'verified' };
  } catch (error) {
    const stale = staleLinkOf(error);
    return stale ? { state: stale } : { state: 'failed', error };
  }
}
