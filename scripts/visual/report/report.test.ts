import { AxeBuilder } from '@axe-core/playwright';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../browser.ts';
import { compareSides } from '../compareSides.ts';
import { pictureStore } from '../pictureStore.ts';
import { smallStorybook } from '../smallStorybook.ts';
import type { Size, Story } from '../stories.ts';
import { type Group, type Taken, groupsOf, takePictures } from '../takePictures.ts';
import { type Summary, exitCodeOf, failsAnew, summaryLines } from './summary.ts';
import { writeReport } from './writeReport.ts';

const box = (border: string) =>
  `<div style="inline-size: 60px; block-size: 20px; border: solid rgb(0 0 0); border-width: ${border}"></div>`;
const hostile = '<img src=x onerror=alert(1)>"&\'';

const builds = {
  before: { steady: box('1px'), moved: box('1px'), gone: box('1px'), broken: box('1px') },
  after: { steady: box('1px'), moved: box('2px 1px 1px'), fresh: box('1px'), broken: '' },
};
const viewports: Record<string, Size> = { phone: { width: 200, height: 150 } };

let folder = '';
let summary: Summary;
const taken: Record<string, Taken[]> = {};

const stories = (side: 'before' | 'after'): Story[] =>
  Object.keys(builds[side]).map((id) => ({
    id,
    title: id === 'moved' ? hostile : `Controls/${id}`,
    name: 'Plain',
    file: fileOf(id),
    tags: [],
    isFullscreen: false,
    ownViewport: null,
    ownTheme: null,
    ownScheme: null,
  }));

/** What is gone was of another package. */
function fileOf(id: string): string {
  return `packages/${id === 'gone' ? 'navigation' : 'ui'}/src/Box/Box.stories.tsx`;
}

async function look(side: 'before' | 'after', groups: readonly Group[]): Promise<Taken[]> {
  const list: Taken[] = [];
  await takePictures({
    folder: join(folder, side),
    groups,
    viewports,
    workers: 1,
    onTaken: (each) => list.push(each),
  });
  return list;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-visual-'));
  const mode = { theme: 'default', scheme: 'light', viewport: 'phone' } as const;
  const sideOf = async (name: 'before' | 'after') => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'iframe.html'), smallStorybook(builds[name]));
    const wishes = stories(name).map((story) => ({ story, modes: [mode] }));
    const pictures = pictureStore(
      join(folder, 'cache', name),
      { [fileOf('moved')]: name, [fileOf('gone')]: name },
      'a',
    );
    taken[name] = await look(name, groupsOf(wishes));
    for (const { story, png } of taken[name].flatMap((each) => each.pictures)) {
      if (story.id !== 'broken') pictures.write(story.file, story.id, mode, png);
    }
    return { wishes, pictures };
  };
  const [before, after] = [await sideOf('before'), await sideOf('after')];
  const comparison = await compareSides(
    before,
    after,
    () => true,
    async (groups) => ({
      before: await look('before', groups),
      after: await look('after', groups),
    }),
  );
  const failures = (taken['after'] ?? []).flatMap((each) =>
    each.failures.map((failure) => ({ side: 'after' as const, ...failure })),
  );
  summary = { ...comparison, commit: '0123456789abcdef', failures, unanswered: [], seconds: 12.4 };
  mkdirSync(join(folder, 'report'));
  await writeReport(join(folder, 'report'), summary);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a border moved by one pixel', () => {
  it('is found, and nothing else', () => {
    expect(summary.entries.map(({ kind, story }) => [kind, story.id])).toEqual([
      ['changed', 'moved'],
      ['gone', 'gone'],
      ['new', 'fresh'],
    ]);
    expect(summary.unsteady).toEqual([]);
  });

  it('is pictured at the size of the component', () => {
    const png = summary.entries[0]?.before;
    // 62 by 22 with its borders, 8 px of the page before it and 12 px after it.
    expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([82, 42]);
  });
});

describe('a story that throws', () => {
  it('is told with its event', () => {
    expect(summary.failures.map(({ story, error }) => [story.id, error])).toEqual([
      ['broken', 'storyThrewException'],
    ]);
  });

  it('is the fault of the change unless it threw before', () => {
    const [failure] = summary.failures;
    if (!failure) throw new Error('No failure.');
    expect(failsAnew([failure])).toBe(true);
    expect(failsAnew([failure, { ...failure, viewport: 'lg', side: 'before' }])).toBe(true);
    expect(failsAnew([failure, { ...failure, side: 'before' }])).toBe(false);
  });
});

it('exits as the help says: differences, a story that fails anew, or neither', () => {
  expect(exitCodeOf({ entries: [], failures: [] })).toBe(0);
  expect(exitCodeOf({ ...summary, failures: [] })).toBe(2);
  expect(exitCodeOf(summary)).toBe(1);
  const onBothSides = (['before', 'after'] as const).flatMap((side) =>
    summary.failures.map((failure) => ({ ...failure, side })),
  );
  expect(exitCodeOf({ entries: [], failures: onBothSides })).toBe(0);
});

it('tells what had no answer where a picture differs, and nowhere else', () => {
  const [changed] = summary.entries;
  const [failure] = summary.failures;
  if (!changed || !failure) throw new Error('Nothing differs.');
  const unanswered = [changed.story, failure.story].map((story) => ({
    side: 'before' as const,
    story,
    viewport: changed.mode.viewport,
    requests: ['/api/matches: net::ERR_FAILED'],
  }));
  expect(summaryLines({ ...summary, unanswered }).filter((line) => line.startsWith('!'))).toEqual([
    `! moved on ${changed.mode.viewport}, before the change, had no answer to /api/matches: net::ERR_FAILED`,
  ]);
});

describe('the report', () => {
  it('has one line for CI, and what is in doubt after it', () => {
    const [line, ...problems] = summaryLines(summary);
    expect(line).toBe(
      'visual: 1 changed, 1 new, 1 gone of 4 pictures; 0 unsteady; 0 more that no change reaches; ' +
        'against 0123456789 in 12 s',
    );
    expect(problems).toEqual(['✗ broken on phone, after the change: storyThrewException']);
    expect(readFileSync(join(folder, 'report/summary.md'), 'utf8')).toContain(`**${line}**`);
  });

  it('shows each picture that differs, and runs no title as HTML', () => {
    const html = readFileSync(join(folder, 'report/index.html'), 'utf8');
    expect(html.match(/<article/g)).toHaveLength(3);
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;&#39;');
    const files = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect(existsSync(join(folder, 'report', file)), file).toBe(true);
  });

  it('filters, slides and passes axe', { timeout: 60_000 }, async () => {
    const { launchOptions } = await findBrowser();
    const browser = await chromium.launch(launchOptions);
    try {
      const page = await (await browser.newContext()).newPage();
      await page.goto(pathToFileURL(join(folder, 'report/index.html')).href);
      const status = page.getByRole('status');
      expect(await status.textContent()).toBe('3 of 3 pictures');
      await page.getByLabel('Kind').selectOption('changed');
      expect(await status.textContent()).toBe('1 of 3 pictures');
      expect(await page.getByRole('article').count()).toBe(1);
      await page.getByLabel('Size of the change').selectOption('from 10 %');
      expect(await status.textContent()).toBe('0 of 3 pictures');
      await page.getByLabel('Size of the change').selectOption('from 1 %');
      expect(await status.textContent()).toBe('1 of 3 pictures');
      await page.getByLabel('Package').selectOption('navigation');
      expect(await status.textContent()).toBe('0 of 3 pictures');
      await page.getByLabel('Kind').selectOption('all');
      expect(await status.textContent()).toBe('1 of 3 pictures');
      await page.getByLabel('Theme').selectOption('default light');
      expect(await status.textContent()).toBe('1 of 3 pictures');
      await page.getByLabel('Package').selectOption('all');
      await page.getByLabel('Kind').selectOption('changed');

      await page.getByRole('button', { name: 'slider' }).click();
      await page.getByRole('slider').fill('20');
      const after = page.getByRole('img', { name: /after$/ });
      const clip = () =>
        after.evaluate((image) => getComputedStyle(image.closest('figure') ?? image).clipPath);
      expect(await clip()).toBe('inset(0px 80% 0px 0px)');
      await page.getByRole('button', { name: 'difference' }).click();
      expect(await after.isVisible()).toBe(false);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

      await page.getByRole('searchbox').fill('no such story');
      expect(await status.textContent()).toBe('0 of 3 pictures');
    } finally {
      await browser.close();
    }
  });
});
