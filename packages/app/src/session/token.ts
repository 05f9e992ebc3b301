/** A JWT: three parts of base64url. Anything else must not reach a header or an address. */
const jwt = /^[\w-]+={0,2}\.[\w-]+={0,2}\.[\w-]+={0,2}$/;

/** The numeric claims of a JWT that matter here, in seconds since 1970. */
interface Times {
  exp: number | null;
  iat: number | null;
}

/** The signature is not checked; the server does that. */
function timesOf(token: string): Times {
  if (!jwt.test(token)) return { exp: null, iat: null };
  try {
    const text = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const { exp, iat } = JSON.parse(text) as { exp?: unknown; iat?: unknown };
    return { exp: finite(exp), iat: finite(iat) };
  } catch {
    return { exp: null, iat: null };
  }
}

function finite(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/**
 * When a JWT expires, in seconds since 1970. Null when it is not a JWT or has no numeric `exp`.
 */
export function tokenExpiry(token: string): number | null {
  return timesOf(token).exp;
}

/** @param now milliseconds since 1970 */
export function isUsableToken(token: string | null | undefined, now: number): token is string {
  if (!token) return false;
  const expiry = tokenExpiry(token);
  return expiry !== null && expiry * 1000 > now;
}

/** When a token was issued, in ms since 1970; 0 where it does not say. */
export function tokenIssuedAt(token: string): number {
  return (timesOf(token).iat ?? 0) * 1000;
}

/** A difference of the clocks below this is the time that the answer took, in ms. */
const ignoredSkew = 120_000;

/**
 * How far the clock of the device is ahead of the one that issued a token, in ms, read from the
 * token at the moment it arrives. Zero where both agree or the token does not say.
 */
export function clockSkewOf(token: string, now: number): number {
  const { iat } = timesOf(token);
  const skew = iat === null ? 0 : now - iat * 1000;
  return Math.abs(skew) < ignoredSkew ? 0 : skew;
}
