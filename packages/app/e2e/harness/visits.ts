import type { Page } from '@playwright/test';
import { waitForQuietNetwork } from './quietNetwork.ts';
import { followLink, waitForApp } from './steps.ts';
import { expect } from './test.ts';

const languages = ['tr', 'en'] as const;

type Language = (typeof languages)[number];

interface Visit {
  address: string;
  /** Its place among the addresses. */
  index: number;
  language: Language;
}

/** How the pages are shown. */
interface Appearance {
  /** The width of the window in which a page is opened. */
  width: number;
  scheme: 'auto' | 'light' | 'dark';
}

/**
 * Shows one page after the other in each language. The document is loaded once for each language, and links
 * lead to the pages after the first: loading the product takes several times as long as a change of page.
 *
 * @param look is called for each page when all that it asked for has come
 */
export async function visitInEachLanguage(
  page: Page,
  addresses: readonly string[],
  appearances: Record<Language, Appearance>,
  look: (visit: Visit) => Promise<void>,
): Promise<void> {
  for (const language of languages) {
    const { width, scheme } = appearances[language];
    await page.addInitScript(
      (stored) => {
        localStorage.setItem('touchline.language', JSON.stringify(stored.language));
        const appearance = { layout: 'classy', theme: 'default', scheme: stored.scheme };
        localStorage.setItem('touchline.appearance', JSON.stringify(appearance));
      },
      { language, scheme },
    );
    for (const [index, address] of addresses.entries()) {
      await page.setViewportSize({ width, height: 900 });
      if (index === 0) await load(page, address);
      else await followLink(page, address);
      await waitForQuietNetwork(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      await look({ address, index, language });
    }
  }
}

async function load(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // What is loaded while it is locked has no shell.
  if (address === '/unlock-session')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  else await waitForApp(page);
}
