/**
 * The path of the picture of the default advertisement (AD-2), relative to the base path of the
 * page. The static shell is rendered at build time without a document; it assumes the root path.
 */
export function defaultLogo(): string {
  const base = globalThis.document?.baseURI ?? 'https://build.invalid';
  return new URL(`${import.meta.env.BASE_URL}logo.svg`, base).pathname;
}
