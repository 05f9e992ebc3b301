import type { LayoutPlan } from '@touchline/layouts/AppFrame';
import { classy } from '@touchline/layouts/Classy';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { findRoute } from '../routes.ts';
import { locationAtom } from './address.ts';
import { layoutAtom } from './appearance.atoms.ts';
import { loadPlan, planAtHand } from './layoutPlans.ts';

const routeLayoutAtom = atom((get) => findRoute(get(locationAtom).pathname).layout);

/**
 * The layout to show: what the route asks for, else the `layout` parameter, else the choice of the
 * person (product.md §2). While another one is fetched the one before stays.
 */
export function useLayoutPlan(): LayoutPlan {
  const chosen = useAtomValue(layoutAtom);
  const name = useAtomValue(routeLayoutAtom) ?? chosen;
  const atHand = planAtHand(name);
  const [fetched, setFetched] = useState<LayoutPlan>(atHand ?? classy);

  useEffect(() => {
    let isCurrent = true;
    loadPlan(name)
      .then((plan) => {
        if (isCurrent) setFetched(plan);
      })
      .catch(() => console.error(`The layout ${name} could not be loaded`));
    return () => {
      isCurrent = false;
    };
  }, [name]);

  return atHand ?? fetched;
}
