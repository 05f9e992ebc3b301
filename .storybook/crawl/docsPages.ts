import { expect, type Page } from '@playwright/test';
import type { Language } from '@touchline/ui/locale';
import type { IndexEntry } from 'storybook/internal/types';
import { texts } from '../docs/texts.ts';
import { publishedEntries } from './serveStorybook.ts';
import type { LocalizedText } from '../docs/pieceDocs.ts';
import { violationsOf } from './violations.ts';
import { visit } from './visit.ts';

/** The toolbar's values with which a page is opened. */
export interface PageMode {
  theme: string;
  scheme: string;
  language: Language;
  width: number;
}

/** Each of the schemes, languages and kinds of window once. */
export const pageModes: readonly PageMode[] = [
  { theme: 'default', scheme: 'light', language: 'en', width: 1280 },
  { theme: 'rose', scheme: 'dark', language: 'tr', width: 390 },
];

/** The pages of documentation. */
export function docsEntries(): IndexEntry[] {
  return publishedEntries().filter(({ type }) => type === 'docs');
}

/** The address of a page alone, without Storybook's own frame around it. */
export function docsUrl(id: string, toolbar: Readonly<Record<string, string>> = {}): string {
  const globals = Object.entries({ 'a11y.manual': '!true', ...toolbar })
    .map((pair) => pair.join(':'))
    .join(';');
  return `${process.env['PUBLISHED_STORYBOOK']}iframe.html?id=${id}&viewMode=docs&globals=${globals}`;
}

/** The groups whose pages are each of a piece. */
const pieceGroups = /^(?:Controls|Shell|Navigation|Layouts)\//;

/** The headings of the others that are written in Markdown. */
const headings: Readonly<Record<string, LocalizedText>> = {
  'Start/Find your way': { en: 'Find your way', tr: 'Yolunuzu bulun' },
  'Start/Use it in your app': { en: 'Use it in your app', tr: 'Uygulamanızda kullanın' },
  'Theming/Breakpoints': { en: 'Breakpoints', tr: 'Kırılma noktaları' },
  'Theming/Colours': { en: 'Colours', tr: 'Renkler' },
  'Theming/Elevation': { en: 'Elevation', tr: 'Yükseklik' },
  'Theming/Motion': { en: 'Motion', tr: 'Hareket' },
  'Theming/Radius': { en: 'Radius', tr: 'Yuvarlaklık' },
  'Theming/Spacing': { en: 'Spacing', tr: 'Boşluk' },
  'Theming/Type': { en: 'Type', tr: 'Yazı' },
};

/** Opens a page and expects an empty console, the chosen language and no violation of axe. */
export async function openDocsPage(page: Page, entry: IndexEntry, mode: PageMode): Promise<void> {
  const { id, title } = entry;
  const { theme, scheme, language, width } = mode;
  await page.setViewportSize({ width, height: 900 });
  const { errors, logs } = await visit(page, docsUrl(id, { theme, scheme, language }));
  expect({ errors, logs }).toEqual({ errors: [], logs: [] });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  expect((await heading.boundingBox())?.x, 'the margin of the page').toBeGreaterThanOrEqual(16);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const words = pieceGroups.test(title) ? texts.properties : headings[title];
  if (words) {
    // A link to the heading itself stands before its text.
    const shown = page.getByRole('heading').filter({ hasText: new RegExp(`${words[language]}$`) });
    await expect(shown.first()).toBeVisible();
  }
  await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
  // Every page of documentation stands on the same colour, written in Markdown or not.
  await expect(page.locator('.sbdocs-wrapper')).toHaveCSS(
    'background-color',
    await pageColour(page),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
  const exclude = [
    // Samples of colours that are allowed for icons and edges alone; their rows have the numbers.
    'span[aria-hidden][style*="background"]',
    // Stories, on which axe runs by itself.
    'iframe',
  ];
  expect(await violationsOf(page, exclude)).toEqual([]);
}

/** What the browser makes of the token of the page's colour. */
function pageColour(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
