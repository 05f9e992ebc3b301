/** The pages that everybody has, of each kind one. */
export const visitorPages = [
  '/home',
  '/matches',
  '/matches/tr-football-u16-r1-1',
  '/teams/team-tr-football-u16-gokcecinar?tab=table',
  '/schools',
  '/schools/school-gokcecinar',
  '/favourites',
  '/messages',
  '/support/contact-us',
  '/about-us',
  '/terms',
  '/privacy',
  '/sign-in',
  '/sign-up',
  '/sign-up-with-school',
  '/forgot-password',
  '/reset-password',
  '/account-verification',
  '/confirmation-required',
  '/no/such/page',
] as const;

/** The pages that are others for somebody who is signed in. */
export const memberPages = [
  '/home',
  '/favourites',
  '/messages',
  '/messages/message-kick-off',
  '/profile',
  '/settings',
] as const;

/** The pages of the admin area: its home, each list, a record to create and one to change, and what belongs to one. */
export const adminPages = [
  '/admin/overview',
  '/admin/schools',
  '/admin/schools/new',
  '/admin/schools/requests',
  '/admin/schools/school-gokcecinar',
  '/admin/matches',
  '/admin/matches/new',
  '/admin/matches/tr-football-u16-r1-1',
  '/admin/matches/tr-football-u16-r1-1/line-ups',
  '/admin/matches/tr-football-u16-r10-2/score',
  '/admin/matches/match-draft-friendly/preview',
  '/admin/matches/import',
  '/admin/athletes',
  '/admin/athletes/new',
  '/admin/athletes/athlete-10039io',
  '/admin/teams',
  '/admin/teams/new',
  '/admin/teams/team-tr-football-u16-gokcecinar',
  '/admin/advertisements',
  '/admin/advertisements/new',
  '/admin/advertisements/advertisement-kestrel',
  '/admin/messages',
  '/admin/messages/new',
  '/admin/messages/outgoing-spring-draw',
] as const;

/** Those of them that a school administrator has; the match that can be scored is of another school. */
export const schoolPages = adminPages.filter(
  (address) => !/\/(?:schools\/new|advertisements|messages|.*\/score)/.test(address),
);

/**
 * The addresses in parts, each for one test: the browser keeps the files of the product from page to page
 * of a test, and loads and compiles them anew for the next. A part ends in its time on a busy machine.
 */
export function inParts<Address>(addresses: readonly Address[], size: number): Address[][] {
  return Array.from({ length: Math.ceil(addresses.length / size) }, (_, index) =>
    addresses.slice(index * size, index * size + size),
  );
}
