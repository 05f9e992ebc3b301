import type { LayoutPlan } from '@touchline/layouts/AppFrame';
import { classy } from '@touchline/layouts/Classy';
import { empty } from '@touchline/layouts/Empty';
import type { LayoutName } from '@touchline/layouts/layoutNames';
import { loadLayout } from '@touchline/layouts/loadLayout';
import { prefetchMainMenu } from './navigation/MainMenu.tsx';

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
  if (hasMenu(plan)) await prefetchMainMenu();
  return (atHand[name] = plan);
}

/** Whether a layout has a menu across its top. */
export function hasMenu({ anatomy }: LayoutPlan): boolean {
  return anatomy === 'menuInBar' || anatomy === 'menuBelowBar';
}
