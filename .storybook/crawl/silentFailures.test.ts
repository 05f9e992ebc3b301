import { chromium, type Browser, type Page } from '@playwright/test';
import type { IndexEntry } from 'storybook/internal/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/browser.ts';
import { recordPlays, silentFailures } from './silentFailures.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const { launchOptions } = await findBrowser();
  browser = await chromium.launch(launchOptions);
  page = await browser.newPage();
  await recordPlays(page);
}, 60_000);
afterAll(() => browser.close());

/** Storybook's channel, and the phases that the story goes through. */
const played = (...phases: string[]) => `<script>
  const listeners = [];
  window.__STORYBOOK_ADDONS_CHANNEL__ = { on: (_, listener) => listeners.push(listener) };
  for (const newPhase of ${JSON.stringify(phases)})
    for (const listener of listeners) listener({ newPhase, storyId: 'a--story' });
</script>`;

async function failuresOf(html: string, ...tags: string[]): Promise<string[]> {
  await page.goto(`data:text/html,${encodeURIComponent(`<!doctype html><body>${html}`)}`);
  return silentFailures(page, { id: 'a--story', tags } as IndexEntry);
}

it.each([
  ['nothing', ''],
  ['an empty box', '<div style="block-size: 40px"></div>'],
  ['hidden text', '<p style="visibility: hidden">Match</p>'],
  ['transparent text', '<p style="opacity: 0">Match</p>'],
  ['text for screen readers alone', '<p style="block-size: 1px; overflow: hidden">Match</p>'],
])('a story that draws %s is a failure', async (_, html) => {
  expect(await failuresOf(html)).toEqual(['draws nothing']);
});

it.each([
  ['text', '<p>Match</p>'],
  ['a painted box', '<div style="block-size: 40px; background: red"></div>'],
  [
    'a painted part of a box',
    '<style>p::before { content: ""; display: block; block-size: 9px; background: red; }</style><p></p>',
  ],
  ['an edge', '<div style="border: 1px solid red"><br></div>'],
  ['a picture', '<svg width="20" height="20"></svg>'],
])('a story that draws %s is none', async (_, html) => {
  expect(await failuresOf(html)).toEqual([]);
});

it('a story whose play function did not run to its end is a failure', async () => {
  const story = '<p>Match</p>';
  const failure = ['its play function has not run to its end'];
  expect(await failuresOf(played('rendering', 'finished') + story, 'play-fn')).toEqual(failure);
  expect(await failuresOf(played('playing', 'errored') + story, 'play-fn')).toEqual(failure);
  expect(await failuresOf(played('playing', 'played') + story, 'play-fn')).toEqual([]);
  expect(await failuresOf(played('rendering', 'finished') + story)).toEqual([]);
  expect(await failuresOf(played('playing', 'played'), 'play-fn')).toEqual([]);
});
