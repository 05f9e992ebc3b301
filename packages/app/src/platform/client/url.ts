/**
 * Where a call goes (WIRE-1): a URL that contains `api` but not `common`, `apps` or
 * `stumpsapp` gets the configured API base, every other one stays on the site's own origin. Whole
 * path segments are compared, so that `/capitals` is no API call.
 *
 * @param path as written in the table of endpoints, for example `api/matches/search`
 * @param base configured API base, ends with `/`: `/api/` or `https://host/api/`
 */
export function resolveUrl(path: string, base: string): string {
  const segments = path.replace(/^\.?\//, '').split('/');
  const isApi = segments[0] === 'api';
  if (!isApi) return path;
  const staysHere = segments.some((segment) => ownOriginSegments.has(segment));
  return staysHere ? `/${segments.join('/')}` : base + segments.slice(1).join('/');
}

const ownOriginSegments = new Set(['common', 'apps', 'stumpsapp']);

/** Fills `:name` in a path; every value stays one segment, whatever it holds. */
export function fillPath(path: string, values: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (!value || value === '.' || value === '..') throw new Error(`No usable value for ${name}`);
    return encodeURIComponent(value);
  });
}

/**
 * Reads the API base that the deployment wrote into the page: a path or an `https:` address, made
 * to end with `/`. Anything else falls back to `/api/`.
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

/** Origins that a bearer token may go to: the site's own and the API's, never any other host. */
export function mayCarryToken(url: string, base: string, origin: string): boolean {
  const target = new URL(url, origin).origin;
  return target === origin || target === new URL(base, origin).origin;
}

/** A list is written with commas between its values. */
export type QueryValue = string | number | boolean | readonly string[] | null | undefined;

/** The address with its query; what is null, undefined or empty is left out. */
export function withQuery(url: string, query: Record<string, QueryValue> = {}): string {
  const entries = Object.entries(query)
    .map(([name, value]) => [name, String(value ?? '')])
    .filter(([, value]) => value !== '');
  if (entries.length === 0) return url;
  const text = new URLSearchParams(entries);
  return `${url}?${text.toString()}`;
}
