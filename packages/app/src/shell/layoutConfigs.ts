import type { LayoutConfig } from '@touchline/layouts/AppFrame';
import { classy } from '@touchline/layouts/Classy';
import { empty } from '@touchline/layouts/Empty';
import type { LayoutName } from '@touchline/layouts/layoutNames';
import { loadLayout } from '@touchline/layouts/loadLayout';
import { prefetchMainMenu } from './navigation/MainMenu.tsx';

/** The two layouts that the first view may need, and those that were loaded since. */
const loaded: Partial<Record<LayoutName, LayoutConfig>> = { empty, classy };

/** The config if it can be used at once. */
export function loadedLayoutConfig(name: LayoutName): LayoutConfig | undefined {
  return loaded[name];
}

/**
 * Fetches a layout with the menu across its top, if it has one.
 *
 * @throws when the layout's code cannot be fetched
 */
export async function loadLayoutConfig(name: LayoutName): Promise<LayoutConfig> {
  const known = loaded[name];
  if (known) return known;
  const config = await loadLayout(name);
  if (hasMenu(config)) await prefetchMainMenu();
  return (loaded[name] = config);
}

/** Whether a layout has a menu across its top. */
export function hasMenu({ kind }: LayoutConfig): boolean {
  return kind === 'menuInBar' || kind === 'menuBelowBar';
}
