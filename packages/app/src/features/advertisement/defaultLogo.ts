/** The path of the picture of the default advertisement (AD-2), below whatever path the page is served. */
export function defaultLogo(): string {
  return new URL(`${import.meta.env.BASE_URL}logo.svg`, document.baseURI).pathname;
}
