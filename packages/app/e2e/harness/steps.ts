import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect } from './test.ts';

/** A button by its whole name. */
export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true });

/** The heading of the page. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** A link of the main navigation. */
export function navigationLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name });
}

/**
 * Delays a chunk until the returned function is called, which fails where the page has not asked for it: a
 * chunk of another name would leave the test without a delay.
 *
 * @param name of the file without its hash; by default the first script, so that the static shell
 *   stays
 */
export async function delayChunk(page: Page, name = 'index'): Promise<() => Promise<void>> {
  let isAskedFor = false;
  let releaseCode = () => {};
  const asked = new Promise<void>((resolve) => {
    releaseCode = resolve;
  });
  await page.route(new RegExp(`/assets/${name}-.*\\.js$`), async (route) => {
    isAskedFor = true;
    await asked;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => isAskedFor, `the page asks for the chunk ${name}`).toBe(true);
    releaseCode();
  };
}

/** Delays the answers of some addresses until the returned function is called. */
export async function delayAnswers(page: Page, address: string | RegExp): Promise<() => void> {
  let releaseAnswers = () => {};
  const released = new Promise<void>((resolve) => {
    releaseAnswers = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return releaseAnswers;
}

/** Waits until the app has replaced the static shell. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('shell-usable').length > 0);
}

/** Waits until the app has begun to load what it does at rest, three seconds after the first view. */
export async function waitForRest(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('preload-at-rest').length > 0);
}

/** Waits until the fonts are there, and nothing in the page has changed its place for ten frames. */
export async function waitForLayout(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const layout = () =>
      [document.body, ...document.querySelectorAll('main, main h1, main h2, footer')]
        .map((element) => Object.values(element.getBoundingClientRect().toJSON()).join())
        .join(' ');
    let last = '';
    for (let frames = 0; frames < 10; frames += 1) {
      await new Promise(requestAnimationFrame);
      const next = layout();
      if (next !== last) frames = 0;
      last = next;
    }
  });
}

/**
 * Waits until nothing moves but what moves for ever. Playwright takes for at rest what stands for two frames,
 * as on a busy machine before the first frame of an animation.
 */
export async function waitForMotionEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((each) => each.finished));
  });
}

/**
 * Goes to an address as a press on a link does, without loading the document, and waits until its page has
 * replaced the one before.
 */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    // A page that differs in its parameters alone stays, with its heading.
    const isOtherPage = link.pathname !== location.pathname;
    document.querySelector('h1')?.toggleAttribute('data-left', isOtherPage);
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  // The address changes before the page does.
  await expect(page.locator('h1[data-left]'), address).toHaveCount(0);
  await expect(heading(page).first(), address).toBeVisible();
}

/** Opens the match search on the start page. */
export async function openSearch(page: Page): Promise<Locator> {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Search matches' }).click();
  const field = page.getByPlaceholder('Team, school or title');
  await expect(field).toBeFocused();
  return field;
}

/** The options of the match search: matches, and `Load more` after them. */
export function searchOptions(page: Page): Locator {
  return page.getByRole('option');
}

/**
 * Fills in and sends the sign-in form. The form is found by its password field: the page that is
 * being left may have a field for an email address of its own.
 */
export async function fillInSignIn(page: Page, email: string, password: string): Promise<void> {
  const passwordField = page.getByRole('textbox', { name: 'Password', exact: true });
  const form = page.getByRole('main').locator('form').filter({ has: passwordField });
  await form.getByRole('textbox', { name: 'Email address' }).fill(email);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Resolves when a changing call was answered: a page that is loaded anew would cut it off. */
export const answered = (page: Page, method: string, path: string) =>
  page.waitForResponse(
    (answer) => answer.request().method() === method && answer.url().endsWith(`/api/${path}`),
  );

/** The size of a phone, whose bar has no room for most actions. */
export const phone = { width: 390, height: 844 };

/** Presses an entry of the menu of the actions for which the bar has no room. */
export async function pressInMore(page: Page, name: string | RegExp): Promise<void> {
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** The panels that list a person's data. */
export type Panel = 'Messages' | 'Notifications' | 'Shortcuts';

/**
 * The button of a panel, in the top bar or the navigation depending on the layout, with any badge.
 */
export function panelButton(page: Page, name: Panel): Locator {
  const opensPanel = page.locator('[aria-haspopup="dialog"]');
  return page.getByRole('button', { name: new RegExp(`^${name}`) }).and(opensPanel);
}

/**
 * Opens a panel; its content may still be loading.
 *
 * @param press by a click by default
 */
export async function openPanel(
  page: Page,
  name: Panel,
  press = (button: Locator) => button.click(),
): Promise<Locator> {
  await press(panelButton(page, name));
  const panel = page.getByRole('dialog', { name });
  await expect(panel).toBeVisible();
  return panel;
}

/** Opens a panel and waits for its content. */
export async function openLoadedPanel(...how: Parameters<typeof openPanel>): Promise<Locator> {
  const panel = await openPanel(...how);
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  return panel;
}

/** Presses a button of the page that saves a file. @returns the name and the text of the file */
export async function saveFile(page: Page, name: string): Promise<{ name: string; text: string }> {
  const saved = page.waitForEvent('download');
  await button(page.getByRole('main'), name).click();
  const file = await saved;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Signs out by the navigation and goes to the sign-in page. */
export async function signOut(page: Page): Promise<void> {
  await navigationLink(page, 'Sign Out').click();
  await expect(page).toHaveURL(/\/sign-in$/);
}
