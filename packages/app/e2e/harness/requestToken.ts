import type { Request } from '@playwright/test';

/** What the token of a request says; undefined for a visitor's call, and for a token that says nothing. */
function payloadOf(request: Request): { sub: string; roles: string[] } | undefined {
  const token = request.headers()['authorization']?.split(' ')[1];
  const payload = token?.split('.')[1];
  if (!payload) return undefined;
  try {
    const text = Buffer.from(payload, 'base64url').toString();
    return JSON.parse(text) as { sub: string; roles: string[] };
  } catch {
    return undefined;
  }
}

/** The id of the person whose token was sent; undefined for a visitor's call. */
export function tokenSubject(request: Request): string | undefined {
  return payloadOf(request)?.sub;
}

/** The roles of the person whose token was sent; undefined for a visitor's call. */
export function rolesOfToken(request: Request): readonly string[] | undefined {
  return payloadOf(request)?.roles;
}
