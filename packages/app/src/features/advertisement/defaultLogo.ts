/**
 * The path of the picture of the default advertisement (AD-2), below whatever path the page is served.
 * While the first view is drawn at build time there is no document, and it is served from the root.
 */
export function defaultLogo(): string {
  const base = globalThis.document?.baseURI ?? 'https://build.invalid';
  return new URL(`${import.meta.env.BASE_URL}logo.svg`, base).pathname;
}
