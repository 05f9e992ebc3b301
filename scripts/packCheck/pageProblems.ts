import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The layouts of the apps, with the kind of navigation that each has on a wide screen. */
export const layouts = ['classy', 'enterprise', 'modern'] as const;

/** A text of every page, as the server draws it. */
const drawnText = 'Northgate and Kestrel Park';

/**
 * Opens a page and uses it; what fails, as sentences.
 *
 * @param isPhone below `md`, where every layout has a drawer
 * @param hasRouter whether a link changes the page without loading it anew
 * @param picture the file for a picture of the page, if one is wanted
 */
export async function pageProblems(
  page: Page,
  url: string,
  isPhone: boolean,
  hasRouter: boolean,
  picture?: string,
): Promise<string[]> {
  const problems: string[] = [];
  page.removeAllListeners();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  const html = await (await fetch(url)).text();
  const drawn = ['Main navigation', drawnText, '20 Nov 2026, 12:05 UTC', 'Touchline © 2026'];
  for (const text of drawn) {
    if (!html.includes(text)) problems.push(`the server does not draw "${text}"`);
  }
  await page.goto(url);
  await waitForHydration(page);
  // By the zone of the browser, which is not that of the server.
  await page.getByText('21 Nov 2026, 01:05', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'School' }).fill('Kestrel');
  await page.getByText('Northgate School').first().waitFor({ state: 'hidden' });
  if (isPhone) await page.getByRole('button', { name: 'Navigation', exact: true }).click();
  await page.getByRole('link', { name: 'Matches' }).waitFor();
  // Colours between two states have a contrast that neither has.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const { background, font } = await page.evaluate(() => {
    const { backgroundColor, fontFamily } = getComputedStyle(document.body);
    return { background: backgroundColor, font: fontFamily };
  });
  if (background === 'rgba(0, 0, 0, 0)') problems.push('base.css does not count');
  if (!font.includes('Inter')) problems.push('fonts.css does not count');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (wide) problems.push('it scrolls sideways');
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  problems.push(
    ...violations.map(({ id, nodes }) => `axe: ${id} at ${nodes[0]?.target.join(' ') ?? ''}`),
  );
  if (picture) await page.screenshot({ path: picture });
  if (isPhone) await page.keyboard.press('Escape');
  const first = await page.evaluateHandle(() => document);
  // In a text that a server gave and only the browser could sanitise.
  await page.getByRole('link', { name: 'the other layout' }).click();
  await page.getByRole('heading', { name: 'The layout modern' }).waitFor();
  if (hasRouter && !(await page.evaluate((before) => before === document, first)))
    problems.push('a plain link loads its page anew');
  return problems.map(
    (problem) => `${new URL(url).pathname}${isPhone ? ' on a phone' : ''}: ${problem}`,
  );
}

/** Whether a page whose server has drawn another text is told of by React, on which `pageProblems` relies. */
export async function tellsOfAMismatch(page: Page, url: string): Promise<boolean> {
  page.removeAllListeners();
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(url, async (route) => {
    const response = await route.fetch();
    // The first one: what Next.js sends as data comes behind it.
    const body = (await response.text()).replace(drawnText, 'Another text');
    await route.fulfill({ response, body });
  });
  await page.goto(url);
  await waitForHydration(page);
  await page.unroute(url);
  // The number of the error in a build for production, and its word in any other.
  return errors.some((error) => /#418|hydrat/i.test(error));
}

/** The text of a button changes by a press once the page is hydrated. */
async function waitForHydration(page: Page): Promise<void> {
  const press = page.getByRole('button', { name: 'Keep the filter' });
  const kept = page.getByRole('button', { name: 'Kept' });
  while (!(await kept.isVisible())) await press.click({ timeout: 10_000 });
}
