import type { Browser } from 'playwright-core';
import { type Hands, type Role, patience } from './hands.ts';

/** Opens a page of a browser that Playwright drives: Chromium, or Firefox over WebDriver BiDi. */
export async function playwrightHands(browser: Browser, site: string): Promise<Hands> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);

  function find(role: Role, name: string) {
    const start = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return page.getByRole(role, { name: new RegExp(`^${start}`) }).first();
  }

  return {
    open: async (path) => void (await page.goto(site + path)),
    press: (role, name) => find(role, name).click(),
    async fill(role, name, text) {
      await find(role, name).fill(text.trimEnd());
      if (text.endsWith('\n')) await find(role, name).press('Enter');
    },
    sees: (role, name) => find(role, name).waitFor({ state: 'visible' }),
    async address() {
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    },
    goBack: async () => void (await page.goBack()),
    language: () => page.evaluate(() => document.documentElement.lang),
    forget: () => page.evaluate(() => localStorage.clear()),
    close: () => context.close(),
  };
}
