import type { Browser, ElementHandle } from 'puppeteer-core';
import { accessibleNamesScript } from './accessibleNames.ts';
import { candidates } from './candidates.ts';
import {
  expectSoon,
  forgetScript,
  type Hands,
  type Role,
  patience,
  shownScript,
  writtenScript,
} from './hands.ts';

const names = await accessibleNamesScript();

/** Opens a page of a browser that Puppeteer drives: Chromium, or an unchanged Firefox. */
export async function puppeteerHands(browser: Browser, site: string): Promise<Hands> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    // Firefox also reports cancelled requests here, such as a font, or a connection with
    // the token in its address. Only an error of a script says where it was thrown.
    const { message, stack = '' } = error as Error;
    if (stack.includes('.js:')) errors.push(message);
  });

  async function find(role: Role, name: string): Promise<ElementHandle> {
    const end = performance.now() + patience;
    for (;;) {
      const found = await findNow(role, name);
      if (found) return found;
      if (performance.now() > end) {
        const shown = await page.evaluate(shownScript).catch(String);
        throw new Error(`There is no ${role} "${name}" in: ${String(shown)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function findNow(role: Role, name: string): Promise<ElementHandle | null> {
    try {
      const found = await page.evaluateHandle(searchScript(role, name));
      return found.asElement() as ElementHandle | null;
    } catch {
      // Another page has replaced the one that was searched.
      return null;
    }
  }

  /** @returns what was clicked */
  async function click(role: Role, name: string, count = 1): Promise<ElementHandle> {
    const end = performance.now() + patience;
    for (;;) {
      const element = await find(role, name);
      try {
        await element.click({ count });
        return element;
      } catch (error) {
        // A render can replace it between the search and the click, or hide it for a moment.
        if (performance.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  /** Clicks a field until it has the focus, and selects what is in it. */
  async function enter(role: Role, name: string): Promise<void> {
    const end = performance.now() + patience;
    for (;;) {
      const field = await click(role, name, 3);
      // A notice that comes above the page, such as that of a network that is gone, moves the field away
      // from under the click.
      if (await field.evaluate((one) => one === document.activeElement).catch(() => false)) return;
      if (performance.now() > end) throw new Error(`The ${role} "${name}" does not take the focus`);
    }
  }

  async function soon(read: () => string, otherwise: string): Promise<string> {
    try {
      return await page.evaluate(read);
    } catch {
      // Another page is about to replace the one that was asked.
      return otherwise;
    }
  }

  return {
    open: async (path) => void (await page.goto(site + path)),
    press: async (role, name) => void (await click(role, name)),
    async fill(role, name, text) {
      await enter(role, name);
      await page.keyboard.type(text.trimEnd());
      if (text.endsWith('\n')) await page.keyboard.press('Enter');
    },
    sees: async (role, name) => void (await find(role, name)),
    async isDisabled(role, name) {
      const element = await find(role, name);
      return element.evaluate((one) => one.matches(':disabled'));
    },
    reads: (text, isShown = true) =>
      expectSoon(
        () => soon(() => document.body.innerText, ''),
        (shown) => shown.includes(text) === isShown,
      ),
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    focused: () =>
      page.evaluate(`(() => {
        ${names}
        return accessibleNames.computeAccessibleName(document.activeElement);
      })()`) as Promise<string>,
    async value(role, name) {
      return (await find(role, name)).evaluate((element) => (element as HTMLInputElement).value);
    },
    written: () => page.evaluate(writtenScript) as Promise<string>,
    layout: () =>
      soon(() => document.querySelector<HTMLElement>('[data-layout]')?.dataset['layout'] ?? '', ''),
    scheme: () => soon(() => getComputedStyle(document.documentElement).colorScheme, ''),
    // Puppeteer does not hear of a page that Firefox takes out of its cache.
    address: () => soon(() => location.pathname + location.search, ''),
    goBack: () => page.evaluate(() => history.back()),
    language: () => page.evaluate(() => document.documentElement.lang),
    forget: async () => void (await page.evaluate(forgetScript)),
    errors: () => errors,
    close: () => context.close(),
  };
}

/** Finds the first element of a role that is visible and whose name begins so, else null. */
function searchScript(role: Role, name: string): string {
  return `(() => {
    ${names}
    const elements = document.querySelectorAll(${JSON.stringify(candidates[role])});
    const isFound = (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (accessibleNames.computeAccessibleName(element) || element.textContent).startsWith(${JSON.stringify(name)});
    return [...elements].find(isFound) ?? null;
  })()`;
}
