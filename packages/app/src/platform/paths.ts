/** The paths of all pages. */
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
  signUp: '/sign-up',
  signUpWithSchool: '/sign-up-with-school',
  confirmationRequired: '/confirmation-required',
  accountVerification: '/account-verification',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  signedInRedirect: '/signed-in-redirect',
} as const;

/** The address of a match. The id is encoded, so that it stays one path segment. */
export function matchHref(id: string): string {
  return `${paths.matches}/${encodeURIComponent(id)}`;
}
