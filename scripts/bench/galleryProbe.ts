import type { Browser } from 'playwright-core';
import { serveStorybook } from '../../.storybook/crawl/serveStorybook.ts';
import { longestFrame } from './frames.ts';
import type { Measured } from './goals.ts';

const viewport = { width: 1440, height: 900 };

/** A turn of the wheel in px, and how often it is turned while the frames are watched. */
const turn = 300;
const turns = 40;

/**
 * Measures the gallery in the published Storybook, with a cold cache and without throttling: when its
 * first row is drawn, and the longest frame while it scrolls.
 */
export async function measureGallery(browser: Browser, runs: number): Promise<Measured[]> {
  const storybook = await serveStorybook();
  const url = `${storybook.url}iframe.html?id=gallery-everylayout--miniatures&viewMode=story&globals=a11y.manual:!true`;
  try {
    const rounds: Measured[] = [];
    for (let round = 0; round < runs; round += 1) rounds.push(await measureRound(browser, url));
    return rounds;
  } finally {
    await storybook.close();
  }
}

async function measureRound(browser: Browser, url: string): Promise<Measured> {
  // A context of its own has an empty cache.
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'commit' });
    const galleryRow = await page.evaluate(firstRow);
    // The rows further down are rendered when the page is idle, which is not part of scrolling.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.mouse.move(viewport.width / 2, viewport.height / 2);
    const galleryScroll = await longestFrame(page, async () => {
      for (let each = 0; each < turns; each += 1) await page.mouse.wheel(0, turn);
    });
    return { galleryRow, galleryScroll };
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page.
 *
 * @returns when every miniature of the first row has been painted, in ms since the address was opened
 */
function firstRow(): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const frames = [...document.querySelectorAll<HTMLElement>('[inert]')];
      const top = frames[0]?.getBoundingClientRect().top;
      const row = frames.filter((frame) => frame.getBoundingClientRect().top === top);
      const isDrawn = row.length > 0 && row.every((frame) => frame.querySelector('[data-layout]'));
      // The frame after the one in which it is there begins when it has been painted.
      if (isDrawn) requestAnimationFrame(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });
}
