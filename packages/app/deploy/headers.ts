/** Where a build will run, as far as its headers depend on it. */
export interface Deployment {
  /** Origin of the API and the hub when it is not the site's own, such as `https://api.example`. */
  apiOrigin?: string;
  /** Origins besides the site's and the API's that pictures may come from. */
  imageOrigins?: readonly string[];
  /** `'sha256-…'` of each inline script of index.html. */
  scriptHashes?: readonly string[];
  /** `'sha256-…'` of each inline style of index.html. */
  styleHashes?: readonly string[];
  /** Host that serves the site, for browsers whose `'self'` leaves out WebSockets. */
  siteHost?: string;
  /** False only on a developer's machine, where there is no certificate. */
  isSecure?: boolean;
}

/** Every header of every answer, whatever the path and the status. */
export function securityHeaders(deployment: Deployment = {}): Record<string, string> {
  const { isSecure = true } = deployment;
  return {
    'Content-Security-Policy': contentSecurityPolicy(deployment),
    // Addresses of the password and verification pages carry tokens.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self)',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** What the page may load and do: nothing but what is named here. */
export function contentSecurityPolicy({
  apiOrigin,
  imageOrigins = [],
  scriptHashes = [],
  styleHashes = [],
  siteHost,
  isSecure = true,
}: Deployment = {}): string {
  const api = apiOrigin ? [apiOrigin] : [];
  const socket = apiOrigin?.replace(/^http/, 'ws') ?? (siteHost && `wss://${siteHost}`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:', ...api, ...imageOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...(socket ? [socket] : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The one policy that may make HTML: the sanitiser's.
    'trusted-types': ['dompurify'],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Folder of files whose names carry a hash of what is in them. */
export const hashedFolder = '/assets/';

/** Hashed files never change; everything else is asked for again, and mostly answered with 304. */
export function cacheControl(path: string): string {
  return path.startsWith(hashedFolder) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
