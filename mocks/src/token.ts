import type { User } from '@touchline/contract/user';
import { SignJWT, jwtVerify } from 'jose';

/** Not a secret: it signs tokens that only this mock accepts. */
const key = new TextEncoder().encode('touchline mock back end, no secret');
const issuer = 'touchline-mocks';

/**
 * A token for seven days. The one place that reads the real clock: the client compares `exp` with
 * its own, so a token dated by the fixed clock would be expired on arrival.
 *
 * @param expiresAt seconds since 1970, or a duration such as `7 days`
 */
export function signToken(user: User, expiresAt: number | string = '7 days'): Promise<string> {
  return new SignJWT({ roles: user.roles })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(user.id)
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key);
}

/** The id of the user that a token was given to; null where signature, issuer or expiry is wrong. */
export async function verifyToken(token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, key, { issuer, algorithms: ['HS256'] });
    return payload.sub ?? null;
  } catch {
    return null;
  }
}
