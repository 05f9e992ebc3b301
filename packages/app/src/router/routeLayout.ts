import type { LayoutName } from '@touchline/layouts/layoutNames';
import { atom } from 'jotai';
import { layoutAtom } from '#features/appearance';
import { locationAtom } from '#platform/location/location.ts';
import { withTimeout } from '#platform/loading/withTimeout.ts';
import { store } from '#platform/store.ts';
import { loadLayoutConfig, loadedLayoutConfig } from '#shell/layoutConfigs.ts';
import { findRoute } from './routes.ts';

/** The layout that the current route requires, if any. */
export const routeLayoutAtom = atom((get) => findRoute(get(locationAtom).pathname).layout);

/**
 * The layout of an address: the one that its route requires, else the `layout` parameter, else the
 * choice of the person (LAYOUT-3, LAYOUT-4).
 */
export function layoutForPath({ pathname }: { pathname: string }): LayoutName {
  return findRoute(pathname).layout ?? store.get(layoutAtom);
}

/**
 * Loads the layout of an address.
 *
 * @returns resolves when it is loaded, failed or timed out; undefined when it is already loaded
 */
export function preloadLayout(address: { pathname: string }): Promise<unknown> | undefined {
  const name = layoutForPath(address);
  if (loadedLayoutConfig(name)) return undefined;
  // An error is ignored here: `useLayoutConfig` tries again and reports it.
  return withTimeout(loadLayoutConfig(name).catch(() => null));
}
