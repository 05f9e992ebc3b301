import type { Endpoint } from '@touchline/contract/endpoints';
import type { LayoutName } from '@touchline/layouts/layoutNames';
import { match, type MatchFunction } from 'path-to-regexp';
import type { ComponentType, ReactNode } from 'react';
import { prefetchCall } from '#platform/client/client.ts';
import { shellShown } from '#platform/startup/firstView.ts';
import { lazyNamed, type LazyNamed } from '@touchline/ui/lazyNamed';
import { loadAboutUsPage } from '#features/about';
import { loadSignInPage, loadSignOutPage } from '#features/account';
import { HomeFrame, HomeSkeleton, loadHomePage } from '#features/home';
import { loadMessagesPage } from '#features/inbox';
import {
  loadFavouritesPage,
  loadMatchesPage,
  loadMatchPage,
  prefetchMatch,
  prefetchMatches,
  prefetchOverview,
} from '#features/matches';
import { loadContactUsPage } from '#features/support';
import { paths } from '#platform/paths.ts';
import { safeRedirect } from '#session/redirect.ts';
import { currentSession } from '#session/session.atoms.ts';

type Params = Record<string, string | undefined>;

export interface AppRoute {
  /** The parameters in a path of this route; false for any other path. */
  match: MatchFunction<Params>;
  page: LazyNamed<object, PageModule>;
  /** Stays around the page and its skeleton, so that the focus in it stays too. */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** Shown while the code of the page is fetched; left out, one that fits them all. */
  Skeleton?: ComponentType;
  /** Asks for the first data of the page when a person is about to come, beside its code. */
  prefetch?: (params: Params, query: URLSearchParams) => Promise<void>;
  /** The call whose answer the page shows first. */
  firstCall?: Endpoint;
  /** The layout this route asks for; it beats the person's choice (LAYOUT-4). */
  layout?: LayoutName;
  /** Only for visitors; left out: for everyone. */
  guard?: 'visitor';
}

interface PageModule {
  Page: ComponentType;
}

function route(
  path: string,
  load: () => Promise<PageModule>,
  rest: Omit<AppRoute, 'match' | 'page'> = {},
): AppRoute {
  return {
    match: match(path, { decode }),
    page: lazyNamed(() => shellShown().then(load), 'Page'),
    ...rest,
  };
}

/** What is not encoded right is taken as it stands. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The shell does without a router: its code comes with the first page. */
export const pageRouter = lazyNamed(
  () => shellShown().then(() => import('./PageRouter.tsx')),
  'PageRouter',
);

/** Every page of the product. The first whose path fits is shown. */
export const routes: readonly AppRoute[] = [
  route(paths.home, loadHomePage, {
    Frame: HomeFrame,
    Skeleton: HomeSkeleton,
    prefetch: prefetchOverview,
    firstCall: 'matchOverview',
  }),
  route(paths.matches, loadMatchesPage, { prefetch: (_, query) => prefetchMatches(query) }),
  route(paths.match, loadMatchPage, { prefetch: ({ id = '' }) => prefetchMatch(id) }),
  route(paths.favourites, loadFavouritesPage),
  route(paths.messages, loadMessagesPage),
  route(paths.contactUs, loadContactUsPage),
  route(paths.aboutUs, loadAboutUsPage),
  route(paths.signIn, loadSignInPage, { layout: 'empty', guard: 'visitor' }),
  route(paths.signOut, loadSignOutPage, { layout: 'empty' }),
];

const notFound = route('/*rest', () =>
  import('./NotFound/NotFound.tsx').then(({ NotFound: Page }) => ({ Page })),
);

/** Old and short addresses, and where they lead (ROUTE-1, ROUTE-7, ROUTE-17). */
const redirects = [
  { isFrom: match(paths.root), to: paths.home },
  { isFrom: match(paths.signedInRedirect), to: paths.home },
  { isFrom: match(paths.support), to: paths.contactUs },
];

/** @returns the route of an address; that of the not-found page where there is none */
export function findRoute(pathname: string): AppRoute {
  return routes.find((one) => one.match(pathname)) ?? notFound;
}

/** @returns where an old or short address leads; undefined for any other */
export function redirectOf(pathname: string): string | undefined {
  return redirects.find(({ isFrom }) => isFrom(pathname))?.to;
}

/** Where a page that is only for visitors leads a person who is signed in. */
export function afterSignIn(search: string): string {
  return (
    safeRedirect(new URLSearchParams(search).get('redirectURL'), location.origin) ?? paths.home
  );
}

/**
 * Puts the address right before anything is drawn: a redirect would draw an empty page first. Call it
 * again once the session is known.
 */
export function settleAddress(): void {
  const { pathname, search, hash } = location;
  const target = redirectOf(pathname);
  const isLedOn = findRoute(pathname).guard === 'visitor' && currentSession();
  if (target) history.replaceState(history.state, '', target + search + hash);
  else if (isLedOn) history.replaceState(history.state, '', afterSignIn(search));
}

/** Asks for the first data of the page that a visit starts with, while the shell is drawn. */
export function askForPage(pathname: string): void {
  const call = findRoute(targetOf(pathname)).firstCall;
  if (call) prefetchCall(call);
}

/**
 * Fetches the code of a page, and with it the router that stands around it.
 *
 * @returns null where it does not come
 */
export async function preloadPage({ page }: AppRoute): Promise<object | null> {
  const [router, found] = await Promise.all([pageRouter.preload(), page.preload()]);
  return router && found;
}

/**
 * Loads what a page needs before the person asks for it: its code and its first data.
 *
 * @returns resolves when they are there, or will not come
 */
export async function prefetchRoute({ pathname, searchParams }: URL): Promise<void> {
  const target = targetOf(pathname);
  const found = findRoute(target);
  const matched = found.match(target);
  await Promise.all([
    preloadPage(found),
    // A failure shows on the page, should anybody come.
    found.prefetch?.(matched ? matched.params : {}, searchParams).catch(() => null),
  ]);
}

function targetOf(pathname: string): string {
  return redirectOf(pathname) ?? pathname;
}
