import type { LoadLayout } from '#features/appearance';

/**
 * Loads the code of the page.
 *
 * @param loadLayout loads the code of a layout, which the shell has
 */
export async function loadSettingsPage(loadLayout: LoadLayout) {
  const { Settings } = await import('./Settings/Settings.tsx');
  return { Page: () => <Settings loadLayout={loadLayout} /> };
}
