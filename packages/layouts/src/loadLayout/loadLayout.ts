import type { LayoutConfig } from '../AppFrame/index.ts';
import type { LayoutName } from '../layoutNames/index.ts';

/**
 * Loads one layout with its styles. To use a single layout without the others, import its own
 * module instead.
 *
 * @throws when the chunk cannot be loaded; the caller should keep the current layout and report it
 */
export async function loadLayout(name: LayoutName): Promise<LayoutConfig> {
  const { allLayouts } = await import('./allLayouts.ts');
  return allLayouts[name];
}
