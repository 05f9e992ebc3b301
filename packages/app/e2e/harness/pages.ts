/** The pages that everybody has, of each kind one. */
export const visitorPages = [
  '/home',
  '/matches',
  '/matches?sport=football&status=finished&age=U16',
  '/matches?search=nothing-is-called-this',
  '/matches/tr-football-u16-r1-1',
  // Sets, and the innings of a scorecard.
  '/matches/tr-volleyball-u18-r1-4',
  '/matches/za-cricket-u16-r1-1',
  '/teams/team-tr-football-u16-gokcecinar',
  '/teams/team-tr-football-u16-gokcecinar?tab=results',
  '/teams/team-tr-football-u16-gokcecinar?tab=table',
  '/teams/team-tr-football-u16-gokcecinar?tab=players',
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
  '/public',
  // Without a token it is the sign-in page, which says why.
  '/ext',
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

/** The page that ends what can be seen, until the password is typed; whatever comes after it is this page. */
export const lockedPages = ['/unlock-session'] as const;

/** The pages that say to a school administrator that they are for others. */
export const forbiddenPages = ['/admin/advertisements'] as const;

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
