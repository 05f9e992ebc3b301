import type { Page } from '@playwright/test';

/** Lets a person have chosen a layout on an earlier visit. Call before the visit. */
export async function chooseLayout(page: Page, layout: string): Promise<void> {
  await page.addInitScript((name) => {
    // Once: what the person chooses later stays.
    if (sessionStorage.getItem('has-chosen')) return;
    sessionStorage.setItem('has-chosen', 'yes');
    const appearance = { layout: name, theme: 'default', scheme: 'light' };
    localStorage.setItem('touchline.appearance', JSON.stringify(appearance));
  }, layout);
}

/** Notes the layout of each frame that differs from the one before. Call before the visit; the names are read later. */
export async function watchLayouts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const note = () => {
      const frame = document.querySelector<HTMLElement>('[data-layout]');
      // The static shell stands in the page before it is chosen, and is not drawn.
      const name = frame?.checkVisibility() ? frame.dataset['layout'] : undefined;
      if (name && seen.at(-1) !== name) seen.push(name);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
}
