import type { Endpoint } from '@touchline/contract/endpoints';
import type { LayoutName } from '@touchline/layouts/layoutNames';
import { match, type MatchFunction } from 'path-to-regexp';
import type { ComponentType, ReactNode } from 'react';
import { prefetchCall } from '#platform/client/client.ts';
import { whenShellUsable } from '#platform/startup/firstView.ts';
import { lazyNamed, type LazyNamed } from '@touchline/ui/lazyNamed';
import { loadAboutUsPage } from '#features/about';
import {
  loadAccountVerificationPage,
  loadConfirmationRequiredPage,
  loadForgotPasswordPage,
  loadResetPasswordPage,
  loadSignInPage,
  loadSignOutPage,
  loadSignUpPage,
  loadSignUpWithSchoolPage,
} from '#features/account';
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
  /** The path parameters if the path matches this route, else false. */
  match: MatchFunction<Params>;
  page: LazyNamed<object, PageModule>;
  /**
   * Surrounds the page and its skeleton, and stays mounted when one replaces the other, so that
   * focus inside it is kept.
   */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** Shown while the code of the page is loaded; omitted: `PageSkeleton`. */
  Skeleton?: ComponentType;
  /** Fetches the first data of the page; called when the page is prefetched. */
  prefetch?: (params: Params, query: URLSearchParams) => Promise<void>;
  /** The call whose answer the page shows first. */
  firstCall?: Endpoint;
  /** The layout that this route requires; it overrides the person's choice (LAYOUT-4). */
  layout?: LayoutName;
  /** `visitor`: only for visitors; omitted: for everyone. */
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
    page: lazyNamed(() => whenShellUsable().then(load), 'Page'),
    ...rest,
  };
}

/** Decodes a path segment; a malformed one is returned unchanged. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The shell does not use the router, so its code is loaded with the first page. */
export const pageRouter = lazyNamed(
  () => whenShellUsable().then(() => import('./PageRouter.tsx')),
  'PageRouter',
);

/** All pages of the product. The first matching route is used. */
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
  route(paths.signUp, loadSignUpPage, { layout: 'empty', guard: 'visitor' }),
  route(paths.signUpWithSchool, loadSignUpWithSchoolPage, { layout: 'empty', guard: 'visitor' }),
  route(paths.confirmationRequired, loadConfirmationRequiredPage, {
    layout: 'empty',
    guard: 'visitor',
  }),
  route(paths.accountVerification, loadAccountVerificationPage, {
    layout: 'empty',
    guard: 'visitor',
  }),
  route(paths.forgotPassword, loadForgotPasswordPage, { layout: 'empty', guard: 'visitor' }),
  route(paths.resetPassword, loadResetPasswordPage, { layout: 'empty', guard: 'visitor' }),
  route(paths.signOut, loadSignOutPage, { layout: 'empty' }),
];

const notFound = route('/*rest', () =>
  import('./NotFound/NotFound.tsx').then(({ NotFound: Page }) => ({ Page })),
);

/** Old and short addresses and their targets (ROUTE-1, ROUTE-7, ROUTE-17). */
const redirects = [
  { matchesSource: match(paths.root), to: paths.home },
  { matchesSource: match(paths.signedInRedirect), to: paths.home },
  { matchesSource: match(paths.support), to: paths.contactUs },
];

/** @returns the route of an address; that of the not-found page where there is none */
export function findRoute(pathname: string): AppRoute {
  return routes.find((one) => one.match(pathname)) ?? notFound;
}

/** @returns where an old or short address leads; undefined for any other */
export function redirectTarget(pathname: string): string | undefined {
  return redirects.find(({ matchesSource }) => matchesSource(pathname))?.to;
}

/** The target of a page for visitors when the person is signed in. */
export function targetAfterSignIn(search: string): string {
  return (
    safeRedirect(new URLSearchParams(search).get('redirectURL'), location.origin) ?? paths.home
  );
}

/**
 * Applies redirects to the current address before the first render, so that no empty page is
 * rendered. Call it again when the session is known.
 */
export function applyRedirects(): void {
  const { pathname, search, hash } = location;
  const target = redirectTarget(pathname);
  const isRedirected = findRoute(pathname).guard === 'visitor' && currentSession();
  if (target) history.replaceState(history.state, '', target + search + hash);
  else if (isRedirected) history.replaceState(history.state, '', targetAfterSignIn(search));
}

/** Sends the first request of the first page while the shell is being rendered. */
export function prefetchFirstCall(pathname: string): void {
  const call = findRoute(resolveRedirect(pathname)).firstCall;
  if (call) prefetchCall(call);
}

/**
 * Loads the code of a page together with the router.
 *
 * @returns resolves with null when it cannot be loaded
 */
export async function preloadPage({ page }: AppRoute): Promise<object | null> {
  const [router, found] = await Promise.all([pageRouter.preload(), page.preload()]);
  return router && found;
}

/**
 * Prefetches the code and the first data of a page.
 *
 * @returns resolves when both are loaded or have failed
 */
export async function prefetchRoute({ pathname, searchParams }: URL): Promise<void> {
  const target = resolveRedirect(pathname);
  const found = findRoute(target);
  const matched = found.match(target);
  await Promise.all([
    preloadPage(found),
    // An error is ignored: the page fetches again and shows it.
    found.prefetch?.(matched ? matched.params : {}, searchParams).catch(() => null),
  ]);
}

function resolveRedirect(pathname: string): string {
  return redirectTarget(pathname) ?? pathname;
}
