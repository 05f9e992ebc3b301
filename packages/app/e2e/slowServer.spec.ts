import type { Locator, Page, Route } from '@playwright/test';
import { waitForKeptAnswer } from './harness/keptAnswers.ts';
import { waitForQuietNetwork } from './harness/quietNetwork.ts';
import { followLink, waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ isFirstVisit: true });

/** Stands behind every name that the server gives on the second visit. */
const mark = '(renamed)';

const named = /^(?:name|shortName|broadcastTitle|title)$/;

function renamed(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) =>
    named.test(key) && typeof value === 'string' && value !== '' ? `${value} ${mark}` : value,
  );
}

/**
 * Holds every answer of the API until it is released, and renames what it names.
 *
 * @returns releases the answers, and lets those of later requests through at once
 */
async function holdAnswers(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route: Route) => {
    if (route.request().method() !== 'GET') return route.continue();
    await release.promise;
    // The site may close a connection that Playwright is about to use again.
    const response = await route.fetch({ maxRetries: 2 });
    const text = await response.text();
    return response.headers()['content-type']?.includes('json')
      ? route.fulfill({ response, json: renamed(text) })
      : route.fulfill({ response });
  });
  return release.resolve;
}

interface Visit {
  page: string;
  address: (page: Page) => Promise<string>;
  /** The address of the answer that names it, and of none that another page asks for. */
  answer: RegExp;
  /** What names something that the server knows. */
  name: (main: Locator) => Locator;
}

const heading = (main: Locator) => main.getByRole('heading', { level: 1 });
const firstCard = (main: Locator) => main.getByRole('article').first();

/** The address of the first link in the page at `path` that fits. */
async function linkFrom(page: Page, path: string, pattern: RegExp): Promise<string> {
  await followLink(page, path);
  const links = page.getByRole('main').getByRole('link');
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
    .toContainEqual(expect.stringMatching(pattern));
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  return all.find((href) => href && pattern.test(href)) ?? '';
}

const visits: Visit[] = [
  { page: 'home', answer: /\/matches\/overview/, address: async () => '/home', name: firstCard },
  {
    page: 'matches',
    answer: /\/matches\?timeZone=/,
    address: async () => '/matches',
    name: firstCard,
  },
  {
    page: 'a match',
    answer: /\/matches\/(?!overview|days)[^/?]+$/,
    address: (page) => linkFrom(page, '/matches', /^\/matches\/[^?]/),
    name: heading,
  },
  {
    page: 'the schools',
    answer: /\/schools\?sort=/,
    address: async () => '/schools',
    name: (main) => main.getByRole('listitem').first(),
  },
  {
    page: 'a school',
    answer: /\/schools\/[^/?]+$/,
    address: (page) => linkFrom(page, '/schools', /^\/schools\/./),
    name: heading,
  },
  {
    page: 'a team',
    answer: /\/teams\/[^/?]+$/,
    address: async (page) =>
      linkFrom(page, await linkFrom(page, '/schools', /^\/schools\/./), /^\/teams\/./),
    name: heading,
  },
  {
    page: 'favourites',
    answer: /\/matches\?ids=/,
    address: async () => '/favourites',
    name: firstCard,
  },
  {
    page: 'messages',
    answer: /\/messages$/,
    address: async () => '/messages',
    name: (main) => main.getByRole('listitem').first(),
  },
];

for (const group of [visits.slice(0, 4), visits.slice(4)]) {
  const names = group.map(({ page: name }) => name).join(', ');
  test(`on a slow connection the pages of ${names} show what was kept, then what the server answers (OFFLINE-5)`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/about-us');
    await waitForApp(page);
    const kept: { path: string; shown: Locator }[] = [];
    for (const { address, answer, name } of group) {
      const path = await address(page);
      const shown = name(page.getByRole('main'));
      await followLink(page, path);
      await expect(shown).toBeVisible();
      await waitForKeptAnswer(page, answer);
      kept.push({ path, shown });
    }
    for (const { path, shown } of kept) {
      const release = await holdAnswers(page);
      await page.goto(path);
      await expect(shown).toBeVisible();
      await expect(shown).not.toContainText(mark);
      release();
      await expect(shown).toContainText(mark);
      await waitForQuietNetwork(page);
      await expect(shown).toContainText(mark);
      await page.unroute('**/api/**');
    }
  });
}
