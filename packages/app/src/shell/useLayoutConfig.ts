import type { LayoutConfig } from '@touchline/layouts/AppFrame';
import type { LayoutName } from '@touchline/layouts/layoutNames';
import { classy } from '@touchline/layouts/Classy';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { layoutAtom } from '#features/appearance';
import { loadLayoutConfig, loadedLayoutConfig } from './layoutConfigs.ts';

/**
 * The layout to show. While one that the person chose is fetched, the one before stays; it is fetched
 * also on pages that ask for another, so that it is there when they are left. Where it cannot be
 * fetched from the start, classy stands in for it.
 *
 * @param routeLayout the layout that the page asks for, if it asks for one
 */
export function useLayoutConfig(routeLayout: LayoutName | undefined): LayoutConfig {
  const chosen = useAtomValue(layoutAtom);
  const name = routeLayout ?? chosen;
  const [fetched, setFetched] = useState<LayoutConfig>(() => loadedLayoutConfig(chosen) ?? classy);

  useEffect(() => {
    let isCurrent = true;
    loadLayoutConfig(chosen)
      .then((config) => {
        if (isCurrent) setFetched(config);
      })
      .catch(() => console.error(`The layout ${chosen} could not be loaded`));
    return () => {
      isCurrent = false;
    };
  }, [chosen]);

  return loadedLayoutConfig(name) ?? fetched;
}
