import { expect } from '@playwright/test';
import { docsEntries } from './docsPages.ts';
import { compareLogs } from './logs.ts';
import { chooseStory, managerUrl, previewOf, storybookWarning } from './managerPage.ts';
import { publishedEntries } from './serveStorybook.ts';
import { silentFailures } from './silentFailures.ts';
import { test } from './test.ts';
import { errorsOf } from './visit.ts';
import { watchLogs } from './watchLogs.ts';

const stories = publishedEntries().filter(({ type }) => type === 'story');

const isUnexpected = (log: string) => !new RegExp(storybookWarning).test(log);

/**
 * What a reader of Storybook sees: the manager with its panels around the story, and one document in
 * which the stories of a file follow each other.
 */
for (const [file, entries] of Map.groupBy(stories, ({ importPath }) => importPath)) {
  test(`the stories of ${file} in the manager`, async ({ page, storySettings }) => {
    test.setTimeout(60_000 + entries.length * 20_000);
    // Beside the sidebar and above the panel the story has the size of the other crawls.
    await page.setViewportSize({ width: 1600, height: 1280 });
    const { logs, waitFor } = watchLogs(page);
    const failed: Record<string, object> = {};
    for (const [index, entry] of entries.entries()) {
      const { id } = entry;
      const errors = index === 0 ? await openFirst(id) : await chooseStory(page, id);
      await expect(page).toHaveURL(new RegExp(`path=/story/${id}(?:&|$)`));
      const silent = await silentFailures(await previewOf(page), entry);
      const expected = storySettings[id]?.expectedLogs ?? [];
      await waitFor(expected);
      const ofStory = logs.splice(0).filter(isUnexpected);
      const { unexpected, missing } = compareLogs(ofStory, expected);
      const found = { errors, silent, unexpected, missing };
      if (Object.values(found).some((each) => each.length > 0)) failed[id] = found;
    }
    expect(failed).toEqual({});

    async function openFirst(id: string): Promise<string[]> {
      await page.goto(managerUrl(id));
      return errorsOf(await previewOf(page));
    }
  });
}

/** One of each group of the sidebar: `everyDocsPage` opens them all, without the manager around them. */
const groups = Map.groupBy(docsEntries(), ({ title }) => title.split('/')[0]);

for (const [group, [entry]] of groups) {
  if (!entry) continue;
  test(`a page of documentation of ${group} in the manager`, async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 1280 });
    const { logs } = watchLogs(page);
    await page.goto(managerUrl(entry.id, 'docs'));
    const preview = await previewOf(page);
    expect(await errorsOf(preview)).toEqual([]);
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`path=/docs/${entry.id}(?:&|$)`));
    expect(logs.filter(isUnexpected)).toEqual([]);
  });
}
