import type { LayoutConfig } from '@touchline/layouts/AppFrame';
import type { LayoutName } from '@touchline/layouts/layoutNames';
import { classy } from '@touchline/layouts/Classy';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { layoutAtom } from '#features/appearance';
import { loadLayoutConfig, loadedLayoutConfig } from './layoutConfigs.ts';

/**
 * The layout to show. While the chosen one is loaded, the previous one stays. The chosen layout is
 * loaded also on pages that require another, so that it is ready when the person leaves them. If
 * the first layout cannot be loaded, classy is used.
 *
 * @param routeLayout the layout that the route requires, if any
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
