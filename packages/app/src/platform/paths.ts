/** The paths of all pages. */
export const paths = {
  root: '/',
  home: '/home',
  matches: '/matches',
  match: '/matches/:id',
  team: '/teams/:id',
  schools: '/schools',
  school: '/schools/:id',
  favourites: '/favourites',
  messages: '/messages',
  support: '/support',
  contactUs: '/support/contact-us',
  aboutUs: '/about-us',
  terms: '/terms',
  privacy: '/privacy',
  profile: '/profile',
  settings: '/settings',
  message: '/messages/:id',
  signIn: '/sign-in',
  signOut: '/sign-out',
  signUp: '/sign-up',
  signUpWithSchool: '/sign-up-with-school',
  confirmationRequired: '/confirmation-required',
  accountVerification: '/account-verification',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  signedInRedirect: '/signed-in-redirect',
  unlockSession: '/unlock-session',
  public: '/public',
  external: '/ext',
  admin: '/admin',
  adminHome: '/admin/overview',
  adminSchools: '/admin/schools',
  adminMatches: '/admin/matches',
  adminAthletes: '/admin/athletes',
  adminTeams: '/admin/teams',
  adminAdvertisements: '/admin/advertisements',
  adminMessages: '/admin/messages',
} as const;

/** The address of a match. The id is encoded, so that it stays one path segment. */
export function matchHref(id: string): string {
  return `${paths.matches}/${encodeURIComponent(id)}`;
}

/** The address of a message. */
export function messageHref(id: string): string {
  return `${paths.messages}/${encodeURIComponent(id)}`;
}

/** The address of a team. */
export function teamHref(id: string): string {
  return `/teams/${encodeURIComponent(id)}`;
}

/** The address of a school. */
export function schoolHref(id: string): string {
  return `/schools/${encodeURIComponent(id)}`;
}

/** Whether an address, with or without a query, leads to this page, as the router compares paths. */
export function isPath(url: string, path: string): boolean {
  const pathname = url.split(/[?#]/, 1)[0] ?? '';
  return pathname.replace(/(?<!\/)\/+$/, '').toLowerCase() === path;
}
