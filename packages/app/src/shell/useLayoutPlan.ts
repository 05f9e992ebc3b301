import type { LayoutPlan } from '@touchline/layouts/AppFrame';
import type { LayoutName } from '@touchline/layouts/layoutNames';
import { classy } from '@touchline/layouts/Classy';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { layoutAtom } from '#features/appearance';
import { loadPlan, planAtHand } from './layoutPlans.ts';

/**
 * The layout to show. While one that the person chose is fetched, the one before stays; it is fetched
 * also on pages that ask for another, so that it is there when they are left. Where it cannot be
 * fetched from the start, classy stands in for it.
 *
 * @param routeLayout the layout that the page asks for, if it asks for one
 */
export function useLayoutPlan(routeLayout: LayoutName | undefined): LayoutPlan {
  const chosen = useAtomValue(layoutAtom);
  const name = routeLayout ?? chosen;
  const [fetched, setFetched] = useState<LayoutPlan>(() => planAtHand(chosen) ?? classy);

  useEffect(() => {
    let isCurrent = true;
    loadPlan(chosen)
      .then((plan) => {
        if (isCurrent) setFetched(plan);
      })
      .catch(() => console.error(`The layout ${chosen} could not be loaded`));
    return () => {
      isCurrent = false;
    };
  }, [chosen]);

  return planAtHand(name) ?? fetched;
}
