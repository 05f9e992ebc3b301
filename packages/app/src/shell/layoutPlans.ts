import type { LayoutPlan } from '@touchline/layouts/AppFrame';
import { classy } from '@touchline/layouts/Classy';
import { empty } from '@touchline/layouts/Empty';
import type { LayoutName } from '@touchline/layouts/layoutNames';
import { loadLayout } from '@touchline/layouts/loadLayout';
import { inTime } from '#platform/loading/inTime.ts';
import { findRoute } from '#router/routes.ts';
import { store } from '#platform/store.ts';
import { layoutAtom } from '#features/appearance';
import { warmMainMenu } from './navigation/MainMenu.tsx';

/** The two layouts that the first view may need, and those that were loaded since. */
const atHand: Partial<Record<LayoutName, LayoutPlan>> = { empty, classy };

/** The plan if it can be used at once. */
export function planAtHand(name: LayoutName): LayoutPlan | undefined {
  return atHand[name];
}

/**
 * Fetches a layout with the menu across its top, if it has one.
 *
 * @throws when the layout's code cannot be fetched
 */
export async function loadPlan(name: LayoutName): Promise<LayoutPlan> {
  const known = atHand[name];
  if (known) return known;
  const plan = await loadLayout(name);
  if (hasMenu(plan)) await warmMainMenu();
  return (atHand[name] = plan);
}

/** Whether a layout has a menu across its top. */
export function hasMenu({ anatomy }: LayoutPlan): boolean {
  return anatomy === 'menuInBar' || anatomy === 'menuBelowBar';
}

/**
 * Which layout an address is shown in: the one that its route asks for, else the `layout` parameter,
 * else the choice of the person (product.md §2).
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
  if (planAtHand(name)) return undefined;
  // What went wrong is said by `useLayoutPlan`, which tries once more.
  return inTime(loadPlan(name).catch(() => null));
}
