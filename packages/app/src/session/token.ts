/**
 * When a JWT expires, in seconds since 1970. Null when it does not have three parts, is not JSON or
 * has no numeric `exp`. The signature is not checked; the server does that.
 */
export function tokenExpiry(token: string): number | null {
  const [, payload, signature, ...rest] = token.split('.');
  if (!payload || !signature || rest.length > 0) return null;
  try {
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const { exp } = JSON.parse(text) as { exp?: unknown };
    return typeof exp === 'number' && Number.isFinite(exp) ? exp : null;
  } catch {
    return null;
  }
}

/** @param now milliseconds since 1970 */
export function isUsableToken(token: string | null | undefined, now: number): token is string {
  if (!token) return false;
  const expiry = tokenExpiry(token);
  return expiry !== null && expiry * 1000 > now;
}
