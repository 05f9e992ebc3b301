import { isPath, paths } from '../paths.ts';

/**
 * The token that another site sends a person with (`/ext?token=…`), until it is checked. In the
 * storage of the tab, so that it survives a reload while the server is out of reach; in memory where
 * that storage is blocked. `static/head.ts` writes the same key before anything is requested.
 */
const key = 'touchline.externalToken';

let inMemory: string | null = null;

/** The external token; null when there is none. */
export function externalToken(): string | null {
  try {
    return sessionStorage.getItem(key) ?? inMemory ?? fromHead();
  } catch {
    return inMemory ?? fromHead();
  }
}

/** What `static/head.ts` left behind when it could not write the storage. */
function fromHead(): string | null {
  const value: unknown = Reflect.get(globalThis, key);
  return typeof value === 'string' ? value : null;
}

function keepExternalToken(token: string): void {
  dropExternalToken();
  inMemory = token;
  try {
    sessionStorage.setItem(key, token);
  } catch {
    // It stays in memory.
  }
}

/** Forgets the external token. */
export function dropExternalToken(): void {
  inMemory = null;
  Reflect.deleteProperty(globalThis, key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is no storage that could hold it.
  }
}

/**
 * Removes the token from an address of `/ext` and keeps it as the external token. Other addresses
 * are returned unchanged.
 */
export function takeExternalToken(url: string): string {
  if (!isPath(url, paths.external)) return url;
  const { pathname, searchParams, hash } = new URL(url, 'https://any.example');
  const token = searchParams.get('token');
  if (token === null) return url;
  if (token) keepExternalToken(token);
  searchParams.delete('token');
  const query = searchParams.toString();
  return pathname + (query && `?${query}`) + hash;
}
