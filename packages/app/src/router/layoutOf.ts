import type { LayoutName } from '@touchline/layouts/layoutNames';
import { atom } from 'jotai';
import { layoutAtom } from '#features/appearance';
import { locationAtom } from '#platform/address/address.ts';
import { inTime } from '#platform/loading/inTime.ts';
import { store } from '#platform/store.ts';
import { loadLayoutConfig, loadedLayoutConfig } from '#shell/layoutConfigs.ts';
import { findRoute } from './routes.ts';

/** The layout that the route asks for, if it asks for one. */
export const routeLayoutAtom = atom((get) => findRoute(get(locationAtom).pathname).layout);

/**
 * Which layout an address is shown in: the one that its route asks for, else the `layout` parameter,
 * else the choice of the person (LAYOUT-3, LAYOUT-4).
 */
export function layoutOf({ pathname }: { pathname: string }): LayoutName {
  return findRoute(pathname).layout ?? store.get(layoutAtom);
}

/**
 * Fetches the layout that an address is shown in.
 *
 * @returns resolves when it is there, or will not come in time; undefined where it is at hand
 */
export function bringLayout(address: { pathname: string }): Promise<unknown> | undefined {
  const name = layoutOf(address);
  if (loadedLayoutConfig(name)) return undefined;
  // What went wrong is said by `useLayoutConfig`, which tries once more.
  return inTime(loadLayoutConfig(name).catch(() => null));
}
