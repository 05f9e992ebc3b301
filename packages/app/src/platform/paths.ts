/** Every address of the product, once. */
export const paths = {
  root: '/',
  home: '/home',
  matches: '/matches',
  match: '/matches/:id',
  favourites: '/favourites',
  messages: '/messages',
  support: '/support',
  contactUs: '/support/contact-us',
  aboutUs: '/about-us',
  signIn: '/sign-in',
  signOut: '/sign-out',
  signedInRedirect: '/signed-in-redirect',
} as const;

/** The id stays one path segment, whatever it holds. */
export function matchHref(id: string): string {
  return `${paths.matches}/${encodeURIComponent(id)}`;
}
