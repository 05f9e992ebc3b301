import { apiEntries, onePerPart } from './apiEntries.ts';
import { openEntry, test } from './test.ts';

for (const entry of onePerPart(apiEntries())) {
  test(`${entry.id} on the first visit, and on the second`, async ({ page, storySettings }) => {
    await openEntry(page, entry, storySettings[entry.id]);
    await openEntry(page, entry, storySettings[entry.id]);
  });
}
