import type { LayoutPlan } from '@touchline/layouts/AppFrame';
import { classy } from '@touchline/layouts/Classy';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { findRoute } from '#router/routes.ts';
import { locationAtom } from '#platform/address/address.ts';
import { layoutAtom } from '#features/appearance';
import { loadPlan, planAtHand } from './layoutPlans.ts';

/** The layout that the route asks for, if it asks for one. */
export const routeLayoutAtom = atom((get) => findRoute(get(locationAtom).pathname).layout);

/**
 * The layout to show. While one that the person chose is fetched, the one before stays; it is fetched
 * also on pages that ask for another, so that it is there when they are left. Where it cannot be
 * fetched from the start, classy stands in for it.
 */
export function useLayoutPlan(): LayoutPlan {
  const chosen = useAtomValue(layoutAtom);
  const name = useAtomValue(routeLayoutAtom) ?? chosen;
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
