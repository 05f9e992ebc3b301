import { session, user } from '@touchline/contract/user';
import * as v from 'valibot';
import { readStored, storageKeys } from '#platform/storage/storage.ts';
import type { Session } from './session.atoms.ts';
import { isUsableToken } from './token.ts';

const storedSchema = v.object({ accessToken: session.entries.accessToken, user });

/** The stored session if it is valid and its token is usable, else null. */
export function readStoredSession(): Session | null {
  const result = v.safeParse(storedSchema, readStored(storageKeys.session));
  return result.success && isUsableToken(result.output.accessToken, Date.now())
    ? result.output
    : null;
}
