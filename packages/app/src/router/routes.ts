import type { LayoutName } from '@touchline/layouts/layoutNames';
import type { ComponentType, ReactNode } from 'react';
import type { Prefetchable } from '#platform/client/client.ts';
import { whenShellUsable } from '#platform/startup/firstView.ts';
import { lazyNamed, type LazyNamed } from '@touchline/ui/lazyNamed';
import { loadSignInPage } from '#features/account';
import { adminPages } from '#features/admin';
import { HomeFrame, HomeSkeleton, loadHomePage } from '#features/home';
import {
  loadMatchesPage,
  loadMatchPage,
  prefetchMatch,
  prefetchMatches,
  prefetchOverview,
} from '#features/matches';
import { takeExternalToken } from '#platform/location/externalToken.ts';
import type { EntryState } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { store } from '#platform/store.ts';
import { currentSession, isLockedAtom } from '#session/session.atoms.ts';
import { checkGuard, type Guard, type Verdict } from './guards.ts';
import type { laterData, laterPages } from './laterPages.ts';
import { pathMatcher, type Params } from './pathMatcher.ts';

export interface AppRoute {
  /** @returns the path parameters if the path matches this route, else null */
  match: (pathname: string) => Params | null;
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
  firstCall?: Prefetchable;
  /** The layout that this route requires; it overrides the person's choice (LAYOUT-4). */
  layout?: LayoutName;
  /** Omitted: for everyone. */
  guard?: Guard;
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
    match: pathMatcher(path),
    page: lazyNamed(() => whenShellUsable().then(load), 'Page'),
    ...rest,
  };
}

/**
 * A chunk of its own, because the names of the files of all pages would enlarge the first script.
 */
const importLater = () => import('./laterPages.ts');

const loadLater = (page: keyof typeof laterPages) => async () =>
  (await importLater()).laterPages[page]();

const prefetchLater =
  (page: keyof typeof laterData) => async (params: Params, query: URLSearchParams) =>
    (await importLater()).laterData[page](params, query);

const overview = {
  Frame: HomeFrame,
  Skeleton: HomeSkeleton,
  prefetch: prefetchOverview,
  firstCall: 'matchOverview',
} as const;

/** The pages that visitors alone see, without the shell. */
const visitorsOnly = { layout: 'empty', guard: 'visitor' } as const;

/**
 * The pages that the links in mails lead to. For everybody: who is signed in is asked (AUTH-29), and
 * after a reload, without the code, reads that the link has to be opened again (SIGNUP-15).
 */
const fromMails = { layout: 'empty' } as const;

/** All pages of the product. The first matching route is used. */
export const routes: readonly AppRoute[] = [
  route(paths.home, loadHomePage, overview),
  route(paths.matches, loadMatchesPage, { prefetch: (_, query) => prefetchMatches(query) }),
  route(paths.match, loadMatchPage, { prefetch: ({ id = '' }) => prefetchMatch(id) }),
  route(paths.team, loadLater('team'), { prefetch: prefetchLater('team') }),
  route(paths.schools, loadLater('schools'), { prefetch: prefetchLater('schools') }),
  route(paths.school, loadLater('school'), { prefetch: prefetchLater('school') }),
  route(paths.favourites, loadLater('favourites')),
  route(paths.messages, loadLater('messages')),
  route(paths.message, loadLater('message')),
  route(paths.contactUs, loadLater('contactUs')),
  route(paths.aboutUs, loadLater('aboutUs')),
  route(paths.terms, loadLater('terms')),
  route(paths.privacy, loadLater('privacy')),
  route(paths.profile, loadLater('profile'), {
    guard: 'signedIn',
    prefetch: prefetchLater('profile'),
  }),
  route(paths.settings, loadLater('settings'), { guard: 'signedIn' }),
  route(paths.signIn, loadSignInPage, visitorsOnly),
  route(paths.signUp, loadLater('signUp'), visitorsOnly),
  route(paths.signUpWithSchool, loadLater('signUpWithSchool'), visitorsOnly),
  route(paths.confirmationRequired, loadLater('confirmationRequired'), visitorsOnly),
  route(paths.accountVerification, loadLater('accountVerification'), fromMails),
  route(paths.forgotPassword, loadLater('forgotPassword'), visitorsOnly),
  route(paths.resetPassword, loadLater('resetPassword'), fromMails),
  route(paths.signOut, loadLater('signOut'), { layout: 'empty', guard: 'signOut' }),
  route(paths.unlockSession, loadLater('unlockSession'), {
    layout: 'empty',
    guard: 'signedIn',
  }),
  route(paths.external, loadLater('externalSignIn'), {
    layout: 'empty',
    guard: 'external',
  }),
  // The start page without the shell (ROUTE-14, decision 0012).
  route(paths.public, loadHomePage, { ...overview, ...visitorsOnly }),
  ...adminPages.map(({ path, load, roles }) => route(path, load, { guard: roles })),
];

const notFound = route('*', () =>
  import('./NotFound/NotFound.tsx').then(({ NotFound: Page }) => ({ Page })),
);

/** Old and short addresses and their targets (ROUTE-1, ROUTE-5, ROUTE-7, ROUTE-17). */
const redirects = [
  { matches: pathMatcher(paths.root), to: paths.home },
  { matches: pathMatcher(paths.signedInRedirect), to: paths.home },
  { matches: pathMatcher(paths.support), to: paths.contactUs },
  { matches: pathMatcher(paths.admin), to: paths.adminSchools },
];

/** @returns the route of an address; that of the not-found page where there is none */
export function findRoute(pathname: string): AppRoute {
  return routes.find((one) => one.match(pathname)) ?? notFound;
}

/** @returns where an old or short address leads; undefined for any other */
export function redirectTarget(pathname: string): string | undefined {
  return redirects.find(({ matches }) => matches(pathname))?.to;
}

/** What the guard of an address says about the person who is signed in now. */
export function verdictOf(address: { pathname: string; search: string; hash: string }): Verdict {
  const { guard } = findRoute(address.pathname);
  return checkGuard(guard, currentSession()?.user.roles ?? null, address);
}

/** Whether the guard of an address would redirect the person who is signed in now. */
export function leadsOn(url: string): boolean {
  return typeof verdictOf(new URL(`https://any.example${url}`)) === 'object';
}

/** Applies redirects to the current address before the first render. */
export function applyRedirects(): void {
  const target = redirectTarget(location.pathname);
  if (target) history.replaceState(history.state, '', target + location.search + location.hash);
}

/**
 * Leads on from an address that the person may not see, before the first render, so that nothing of
 * it is rendered or requested. Call it when the session is known.
 */
export function applyGuard(): void {
  const verdict = verdictOf(location);
  // Marked, so that the page for unlocking leads on after it and does not lock the session again.
  if (store.get(isLockedAtom)) replaceEntry(location.href, { hasLocked: true });
  if (typeof verdict === 'string') return;
  replaceEntry(takeExternalToken(verdict.to), { isRefused: verdict.isRefused });
  applyRedirects();
}

/**
 * Replaces the entry before the history is created. The history package keeps its state in `usr`.
 */
function replaceEntry(url: string, usr: EntryState): void {
  history.replaceState({ ...history.state, usr }, '', url);
}

/** The path that an address leads to. */
export function resolveRedirect(pathname: string): string {
  return redirectTarget(pathname) ?? pathname;
}
