/**
 * The address of a call (WIRE-1): a path that contains `api` but not `common`, `apps` or
 * `stumpsapp` gets the API base, every other one stays on the site's own origin. Whole path
 * segments are compared, so that `/capitals` is no API call.
 *
 * @param path as in the table of endpoints, for example `api/matches/search`
 * @param base API base, ends with `/`: `/api/` or `https://host/api/`
 */
export function resolveUrl(path: string, base: string): string {
  const segments = path.replace(/^\.?\//, '').split('/');
  const isApi = segments[0] === 'api';
  if (!isApi) return path;
  const isOwnOrigin = segments.some((segment) => ownOriginSegments.has(segment));
  return isOwnOrigin ? `/${segments.join('/')}` : base + segments.slice(1).join('/');
}

const ownOriginSegments = new Set(['common', 'apps', 'stumpsapp']);

/** Replaces `:name` in a path. Values are encoded, so that each stays one path segment. */
export function fillPath(path: string, values: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (!value || value === '.' || value === '..') throw new Error(`No usable value for ${name}`);
    return encodeURIComponent(value);
  });
}

/**
 * Reads the API base that the deployment wrote into the page: a path or an `https:` address, with a
 * trailing `/` added. Anything else gives `/api/`.
 */
export function parseApiBase(text: string | null | undefined, origin: string): string {
  const fallback = '/api/';
  if (!text) return fallback;
  try {
    const url = new URL(text, origin);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return fallback;
    const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
    return url.origin === origin ? path : url.origin + path;
  } catch {
    return fallback;
  }
}

/**
 * Whether a bearer token may be sent to this address: only to the site's own origin and the API's.
 */
export function mayCarryToken(url: string, base: string, origin: string): boolean {
  const target = new URL(url, origin).origin;
  return target === origin || target === new URL(base, origin).origin;
}

/** Lists are joined with commas. */
export type RequestQueryValue = string | number | boolean | readonly string[] | null | undefined;

/** Appends the query to an address; null, undefined and empty values are omitted. */
export function withQuery(url: string, query: Record<string, RequestQueryValue> = {}): string {
  const entries = Object.entries(query)
    .map(([name, value]) => [name, String(value ?? '')])
    .filter(([, value]) => value !== '');
  if (entries.length === 0) return url;
  const text = new URLSearchParams(entries);
  return `${url}?${text.toString()}`;
}
