import type { Page } from '@playwright/test';

/** Stores a chosen layout as if on an earlier visit. Call before the visit. */
export async function storeLayout(page: Page, layout: string): Promise<void> {
  await page.addInitScript((name) => {
    // Only once, so that a later choice of the person is kept.
    if (sessionStorage.getItem('has-chosen')) return;
    sessionStorage.setItem('has-chosen', 'yes');
    const appearance = { layout: name, theme: 'default', scheme: 'light' };
    localStorage.setItem('touchline.appearance', JSON.stringify(appearance));
  }, layout);
}

/**
 * Records the layout of each frame that differs from the previous one. Call before the visit; the
 * returned function returns the names.
 */
export async function recordLayouts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const note = () => {
      const frame = document.querySelector<HTMLElement>('[data-layout]');
      // The static shell is in the page but hidden until `boot.ts` has chosen it.
      const name = frame?.checkVisibility() ? frame.dataset['layout'] : undefined;
      if (name && seen.at(-1) !== name) seen.push(name);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
}
