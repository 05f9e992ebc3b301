import { createHash } from 'node:crypto';
import type { Deployment } from './headers.ts';

/**
 * Sets the API of a built index.html, without a rebuild.
 *
 * @throws Error when the page has no `<meta name="touchline-api">` or the address is invalid.
 */
export function withApi(html: string, api: string): string {
  const base = api.endsWith('/') ? api : `${api}/`;
  // Throws for an invalid address; a path is valid, for an API on the site's own origin.
  const { protocol } = new URL(base, 'https://site.example');
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`Not an API address: ${api}`);
  const meta = /(<meta\s+name="touchline-api"\s+content=")[^"]*(")/;
  if (!meta.test(html))
    throw new Error('index.html has no <meta name="touchline-api" content="…">');
  return html.replace(meta, (_, before: string, after: string) => before + escaped(base) + after);
}

/**
 * Sets the captcha of a built index.html, without a rebuild; an empty text removes it.
 *
 * @param captcha the provider and the key of the site: `turnstile:KEY`
 * @throws Error when the page has no `<meta name="touchline-captcha">` or the text is invalid.
 */
export function withCaptcha(html: string, captcha: string): string {
  if (!/^(?:turnstile:[\w-]{1,200})?$/.test(captcha)) throw new Error(`Not a captcha: ${captcha}`);
  const meta = /(<meta\s+name="touchline-captcha"\s+content=")[^"]*(")/;
  if (!meta.test(html))
    throw new Error('index.html has no <meta name="touchline-captcha" content="…">');
  return html.replace(meta, (_, before: string, after: string) => before + captcha + after);
}

/**
 * Sets the further origins of pictures in a built index.html, without a rebuild, in the place of those
 * before; empty texts name none.
 *
 * @throws Error when the page has no `<meta name="touchline-image-origins">` or an address is invalid.
 */
export function withImageOrigins(html: string, addresses: readonly string[]): string {
  const origins = addresses.filter(Boolean).map((address) => {
    const { origin } = new URL(address);
    // A wildcard stands for any stranger, and would be valid in the policy.
    if (!/^https?:/.test(origin) || origin.includes('*'))
      throw new Error(`Not an origin of pictures: ${address}`);
    return origin;
  });
  const meta = /(<meta\s+name="touchline-image-origins"\s+content=")[^"]*(")/;
  if (!meta.test(html))
    throw new Error('index.html has no <meta name="touchline-image-origins" content="…">');
  return html.replace(
    meta,
    (_, before: string, after: string) => before + origins.join(' ') + after,
  );
}

const supportFormats = {
  email: /^(?:[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+)?$/i,
  phone: /^(?:\+?\d(?:[ ().-]{0,2}\d){4,14})?$/,
};

/**
 * Sets the ways to reach the support beside the form in a built index.html, without a rebuild; an
 * empty text removes one.
 *
 * @throws Error when the page has no `<meta name="touchline-support-…">` or a text is invalid.
 */
export function withSupport(html: string, ways: { email?: string; phone?: string }): string {
  return (['email', 'phone'] as const).reduce((page, name) => {
    const text = ways[name];
    if (text === undefined) return page;
    if (!supportFormats[name].test(text) || text.length > 254)
      throw new Error(`Not a support ${name}: ${text}`);
    const meta = new RegExp(`(<meta\\s+name="touchline-support-${name}"\\s+content=")[^"]*(")`);
    if (!meta.test(page))
      throw new Error(`index.html has no <meta name="touchline-support-${name}" content="…">`);
    return page.replace(meta, (_, before: string, after: string) => before + text + after);
  }, html);
}

/**
 * Reads from a built index.html what the headers depend on: the origins of the API and of pictures,
 * the captcha and the hashes of inline scripts and styles.
 */
export function deploymentOf(html: string): Deployment {
  const api = /<meta\s+name="touchline-api"\s+content="([^"]*)"/.exec(html)?.[1];
  const origins = /<meta\s+name="touchline-image-origins"\s+content="([^"]*)"/.exec(html)?.[1];
  return {
    ...(api && /^https?:/.test(api) && { apiOrigin: new URL(api).origin }),
    imageOrigins: origins?.split(' ').filter(Boolean) ?? [],
    hasCaptcha: /<meta\s+name="touchline-captcha"\s+content="[^"]/.test(html),
    scriptHashes: hashesOf(html, 'script'),
    styleHashes: hashesOf(html, 'style'),
  };
}

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const parts = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([^]*?)</${element}>`, 'gi'));
  return [...parts]
    .filter(([, attributes]) => !/\ssrc=/.test(attributes ?? ''))
    .map(
      ([, , text]) =>
        `'sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}'`,
    );
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
