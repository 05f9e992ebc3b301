import type { LayoutName } from '@touchline/layouts/layoutNames';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { prefetchMatch, prefetchOverview } from './api/matches.ts';
import { lazyPage, type LazyPage } from './lazyPage.ts';
import { paths } from './paths.ts';

export interface AppRoute {
  path: string;
  page: LazyPage;
  /** The layout this route asks for; it beats the person's choice (product.md §2). */
  layout?: LayoutName;
  /** Only for visitors; left out: for everyone. */
  guard?: 'visitor';
  /** Asks for the data early, when a person is about to come. */
  prefetch?: (params: Record<string, string | undefined>) => void;
}

type Load = () => Promise<{ [name: string]: ComponentType }>;

function route(
  path: string,
  load: Load,
  name: string,
  rest: Omit<AppRoute, 'path' | 'page'> = {},
): AppRoute {
  return { path, page: lazyPage(load, name), ...rest };
}

/** Every page of the product. The first whose path fits is shown. */
export const routes: readonly AppRoute[] = [
  route(paths.home, () => import('./pages/Home/Home.tsx'), 'Home', { prefetch: prefetchOverview }),
  route(paths.matches, () => import('./pages/Matches/Matches.tsx'), 'Matches'),
  route(paths.match, () => import('./pages/Match/Match.tsx'), 'Match', {
    prefetch: ({ id }) => id && prefetchMatch(id),
  }),
  route(paths.favourites, () => import('./pages/Favourites/Favourites.tsx'), 'Favourites'),
  route(paths.messages, () => import('./pages/Messages/Messages.tsx'), 'Messages'),
  route(paths.contactUs, () => import('./pages/ContactUs/ContactUs.tsx'), 'ContactUs'),
  route(paths.aboutUs, () => import('./pages/AboutUs/AboutUs.tsx'), 'AboutUs'),
  route(paths.signIn, () => import('./pages/SignIn/SignIn.tsx'), 'SignIn', {
    layout: 'empty',
    guard: 'visitor',
  }),
  route(paths.signOut, () => import('./pages/SignOut/SignOut.tsx'), 'SignOut', {
    layout: 'empty',
  }),
  route('*', () => import('./pages/NotFound/NotFound.tsx'), 'NotFound'),
];

/** Old and short addresses, and where they lead (product.md §2). */
export const redirects: readonly { from: string; to: string }[] = [
  { from: paths.root, to: paths.home },
  { from: paths.signedInRedirect, to: paths.home },
  { from: paths.support, to: paths.contactUs },
];

export function findRoute(pathname: string): AppRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}

/** Loads what a page needs before the person asks for it: its code and its first data. */
export function warmRoute(pathname: string): void {
  const target = redirects.find(({ from }) => from === pathname)?.to ?? pathname;
  const found = findRoute(target);
  if (!found) return;
  found.page.preload();
  found.prefetch?.(matchPath(found.path, target)?.params ?? {});
}
