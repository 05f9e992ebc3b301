import { expect } from '@playwright/test';
import { docsEntries, docsUrl } from './docsPages.ts';
import { compareLogs } from './logs.ts';
import { publishedEntries } from './serveStorybook.ts';
import { silentFailures } from './silentFailures.ts';
import { test } from './test.ts';
import { errorsOf, visit } from './visit.ts';
import { watchLogs } from './watchLogs.ts';

const entries = new Map(publishedEntries().map((entry) => [entry.id, entry]));

/** The toolbar as it is at first, and with another scheme and language, which each frame takes along. */
const toolbars: readonly Readonly<Record<string, string>>[] = [
  { scheme: 'light', language: 'en' },
  { scheme: 'dark', language: 'tr' },
];

const cases = docsEntries().flatMap(({ id }) => toolbars.map((toolbar) => ({ id, toolbar })));

for (const { id, toolbar } of cases) {
  const mode = Object.values(toolbar).join(', ');
  test(`the stories in the frames of ${id} in ${mode} play to their end and leave the focus`, async ({
    page,
    storySettings,
  }) => {
    // The frames start one after another, each with a document of its own.
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    const { logs } = watchLogs(page);
    const { errors: ofPage } = await visit(page, docsUrl(id, toolbar));
    const failed: Record<string, string[]> = {};
    const expected: string[] = [];
    for (const frame of await page.locator('iframe').all()) {
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute('src', /./);
      const story = new URL(String(await frame.getAttribute('src')), page.url()).searchParams.get(
        'id',
      );
      const entry = entries.get(String(story));
      const content = await (await frame.elementHandle())?.contentFrame();
      const errors =
        content && entry
          ? [...(await errorsOf(content)), ...(await silentFailures(content, entry))]
          : [`no document of ${story}`];
      if (errors.length > 0) failed[String(await frame.getAttribute('title'))] = errors;
      expected.push(...(storySettings[String(story)]?.expectedLogs ?? []));
    }
    // The logs of all frames come together, so that a missing one cannot be told.
    const { unexpected } = compareLogs(logs, expected);
    expect({ ofPage, failed, unexpected }).toEqual({ ofPage: [], failed: {}, unexpected: [] });
    const holder = await page.evaluate(() => document.activeElement?.tagName);
    expect(holder).not.toBe('IFRAME');
  });
}
