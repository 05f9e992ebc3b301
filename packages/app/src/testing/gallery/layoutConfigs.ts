import type { LayoutConfig } from '@touchline/layouts/AppFrame';
import { layoutNames, type LayoutName } from '@touchline/layouts/layoutNames';
import { loadLayout } from '@touchline/layouts/loadLayout';

/** The configs of all layouts. The list of names is that of the product, so a new layout is included. */
export const layoutConfigs = new Map<LayoutName, LayoutConfig>(
  await Promise.all(layoutNames.map(async (name) => [name, await loadLayout(name)] as const)),
);
