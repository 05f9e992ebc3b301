import type { LayoutPlan } from '@touchline/layouts/AppFrame';
import { classy } from '@touchline/layouts/Classy';
import { empty } from '@touchline/layouts/Empty';
import type { LayoutName } from '@touchline/layouts/layoutNames';
import { loadLayout } from '@touchline/layouts/loadLayout';

/** The two layouts that the first view may need, and those that were loaded since. */
const atHand: Partial<Record<LayoutName, LayoutPlan>> = { empty, classy };

/** The plan if it can be used at once. */
export function planAtHand(name: LayoutName): LayoutPlan | undefined {
  return atHand[name];
}

/** @throws when the layout's code cannot be fetched */
export async function loadPlan(name: LayoutName): Promise<LayoutPlan> {
  return (atHand[name] ??= await loadLayout(name));
}
