/**
 * Seconds since 1970 at which a JWT expires, or null for anything that is no usable token: not
 * three parts, not JSON, no numeric `exp`. The signature is the server's business.
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
