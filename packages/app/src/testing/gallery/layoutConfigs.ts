import type { LayoutConfig } from '@touchline/layouts/AppFrame';
import { layoutNames, type LayoutName } from '@touchline/layouts/layoutNames';
import { loadLayout } from '@touchline/layouts/loadLayout';

/** Every layout there is; a new one joins by itself. */
export const layoutConfigs = new Map<LayoutName, LayoutConfig>(
  await Promise.all(layoutNames.map(async (name) => [name, await loadLayout(name)] as const)),
);
