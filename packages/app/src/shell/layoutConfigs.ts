import type { LayoutConfig } from '@touchline/layouts/AppFrame';
import { classy } from '@touchline/layouts/Classy';
import { empty } from '@touchline/layouts/Empty';
import type { LayoutName } from '@touchline/layouts/layoutNames';
import { loadLayout } from '@touchline/layouts/loadLayout';
import { prefetchMainMenu } from './navigation/MainMenu.tsx';

/** The loaded layouts: the two that the first view may need, and those loaded since. */
const loaded: Partial<Record<LayoutName, LayoutConfig>> = { empty, classy };

/** The config of a layout if it is loaded. */
export function loadedLayoutConfig(name: LayoutName): LayoutConfig | undefined {
  return loaded[name];
}

/**
 * Loads a layout and, if it has one, its horizontal menu.
 *
 * @throws when the code cannot be loaded
 */
export async function loadLayoutConfig(name: LayoutName): Promise<LayoutConfig> {
  const known = loaded[name];
  if (known) return known;
  const config = await loadLayout(name);
  if (hasMenu(config)) await prefetchMainMenu();
  return (loaded[name] = config);
}

/** Whether a layout has a horizontal menu. */
export function hasMenu({ kind }: LayoutConfig): boolean {
  return kind === 'menuInBar' || kind === 'menuBelowBar';
}
