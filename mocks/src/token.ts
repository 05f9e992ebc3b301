import type { User } from '@touchline/contract/user';
import { SignJWT, jwtVerify } from 'jose';

/** Not a secret, because only this mock accepts tokens signed with it. */
const key = new TextEncoder().encode('touchline mock back end, no secret');
const issuer = 'touchline-mocks';

/**
 * A token for seven days. It uses the real clock, because the client compares `exp` with its own
 * clock; a token dated by the fixed clock would already be expired.
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

/** The id of the token's user; null when signature, issuer or expiry is invalid. */
export async function verifyToken(token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, key, { issuer, algorithms: ['HS256'] });
    return payload.sub ?? null;
  } catch {
    return null;
  }
}
