/** The parts of a deployment on which the headers depend. */
export interface Deployment {
  /**
   * The origin of the API and the hub if it is not the site's own, such as `https://api.example`.
   */
  apiOrigin?: string;
  /** Further origins of pictures, besides the site's and the API's. */
  imageOrigins?: readonly string[];
  /** `'sha256-…'` of each inline script of index.html. */
  scriptHashes?: readonly string[];
  /** `'sha256-…'` of each inline style of index.html. */
  styleHashes?: readonly string[];
  /** Whether the page has the key of a captcha. */
  hasCaptcha?: boolean;
  /** The host of the site, for browsers whose `'self'` does not include WebSockets. */
  siteHost?: string;
  /** False only for local development, which has no certificate. */
  isSecure?: boolean;
}

/** Where the captcha has its script and its frame (`src/features/account/captcha`). */
const captchaOrigin = 'https://challenges.cloudflare.com';

/** The security headers of the site's own answers, the same for every path and status. */
export function securityHeaders(deployment: Deployment = {}): Record<string, string> {
  return headersWith(contentSecurityPolicy(deployment), deployment);
}

/**
 * The security headers of what the site hands on from the API. An uploaded file is a document of the
 * site's own origin when somebody opens its address: under this policy it runs no script, sends no form
 * and loads nothing. A drawing keeps its own styles and pictures, because Firefox applies the policy of
 * its answer to it inside a page as well.
 */
export function apiHeaders(deployment: Pick<Deployment, 'isSecure'> = {}): Record<string, string> {
  const directives = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'sandbox',
  ];
  return headersWith(directives.join('; '), deployment);
}

function headersWith(
  policy: string,
  { isSecure = true }: Pick<Deployment, 'isSecure'>,
): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    // The addresses of the password and verification pages contain tokens.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self)',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** The content security policy; anything not listed is blocked. */
export function contentSecurityPolicy({
  apiOrigin,
  imageOrigins = [],
  scriptHashes = [],
  styleHashes = [],
  hasCaptcha = false,
  siteHost,
  isSecure = true,
}: Deployment = {}): string {
  const captcha = hasCaptcha ? [captchaOrigin] : [];
  const api = apiOrigin ? [apiOrigin] : [];
  const socket = apiOrigin?.replace(/^http/, 'ws') ?? (siteHost && `wss://${siteHost}`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...captcha],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:', ...api, ...imageOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...(socket ? [socket] : [])],
    ...(hasCaptcha && { 'frame-src': captcha }),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The sanitiser has a Trusted Types policy, and the service worker and the captcha one for the
    // address of their script. The default one lets a library empty an element, and nothing else.
    'trusted-types': [
      'default',
      'dompurify',
      'touchline-worker',
      ...(hasCaptcha ? ['touchline-captcha'] : []),
    ],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** The folder of files with a content hash in their names. */
export const hashedFolder = '/assets/';

/** Hashed files are cached for ever; all others are revalidated, usually with a 304. */
export function cacheControl(path: string): string {
  return path.startsWith(hashedFolder) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
