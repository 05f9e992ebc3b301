import { lazyNamed } from '@touchline/ui/lazyNamed';
import { prefetchCall } from '#platform/client/client.ts';
import { whenShellUsable } from '#platform/startup/firstView.ts';
import { store } from '#platform/store.ts';
import { isLockedAtom } from '#session/session.atoms.ts';
import { findRoute, resolveRedirect, verdictOf, type AppRoute } from './routes.ts';

/** The shell does not use the router, so its code is loaded with the first page. */
export const pageRouter = lazyNamed(
  () => whenShellUsable().then(() => import('./PageRouter.tsx')),
  'PageRouter',
);

/** Sends the first request of the first page while the shell is being rendered. */
export function prefetchFirstCall(pathname: string): void {
  const call = findRoute(resolveRedirect(pathname)).firstCall;
  // Calls wait until a locked session is unlocked.
  if (call && !store.get(isLockedAtom)) prefetchCall(call);
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
  if (verdictOf({ pathname: target, search: '', hash: '' }) !== 'pass') return;
  await Promise.all([
    preloadPage(found),
    // An error is ignored: the page fetches again and shows it.
    found.prefetch?.(found.match(target) ?? {}, searchParams).catch(() => null),
  ]);
}
