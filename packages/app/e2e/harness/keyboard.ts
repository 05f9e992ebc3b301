import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has. */
const mostStops = 300;

/**
 * What has the focus, or a part of the page that shows it, is drawn with a ring, in another colour than
 * the surface below it.
 */
export function hasRing(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const one = document.activeElement;
    if (!one) return false;
    // A switch or a radio button lies hidden in its label, a card shows the ring of its link, and the
    // field of a date shows that of its day, month and year.
    const partOfDate = one.closest('[role="spinbutton"]');
    const drawn = [
      one,
      one.parentElement,
      one.closest('label'),
      partOfDate?.parentElement?.parentElement ?? null,
    ].filter((part) => part !== null);
    /** The nearest background that is not clear, of the part or of one around it. */
    const surfaceOf = (part: Element | null) => {
      let at = part;
      while (at && /^rgba\(.*, 0\)$/.test(getComputedStyle(at).backgroundColor))
        at = at.parentElement;
      return at && getComputedStyle(at).backgroundColor;
    };
    return drawn.some((part) =>
      [undefined, '::before', '::after'].some((pseudo) => {
        const ring = getComputedStyle(part, pseudo);
        if (ring.outlineStyle === 'none' || Number.parseFloat(ring.outlineWidth) < 2) return false;
        const isInside = Number.parseFloat(ring.outlineOffset) < 0;
        return ring.outlineColor !== surfaceOf(isInside ? part : part.parentElement);
      }),
    );
  });
}

/** Presses a key until a control has the focus. */
async function goTo(page: Page, control: Locator, key: string): Promise<void> {
  await expect(control).toBeVisible();
  const focused = control.and(page.locator(':focus'));
  for (let presses = 0; presses < mostStops; presses += 1) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The key ${key} does not reach ${control.toString()}`);
}

/**
 * Goes on by the Tab key alone, past the end of the page to its start, until a control has the focus,
 * which is then to be seen.
 *
 * @param by goes back with `Shift+Tab`
 */
export async function tabTo(
  page: Page,
  control: Locator,
  by: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  // What was pressed before may have gone with the focus in it.
  await expect(page.locator(':focus'), 'something has the focus').toHaveCount(1);
  await goTo(page, control, by);
  expect(await hasRing(page), `${control.toString()} has a ring`).toBe(true);
}

/** Goes down an open list, or a group of radio buttons, where a radio button is chosen by that. */
export async function arrowTo(page: Page, control: Locator): Promise<void> {
  await expect(page.locator('[role="option"]:focus, [type="radio"]:focus')).toHaveCount(1);
  await goTo(page, control, 'ArrowDown');
}

/** Goes to a control and presses it. */
export async function press(
  page: Page,
  control: Locator,
  { key = 'Enter', by = 'Tab' }: { key?: string; by?: 'Tab' | 'Shift+Tab' } = {},
): Promise<void> {
  await tabTo(page, control, by);
  await page.keyboard.press(key);
}

/** Goes to a field and types into it. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
