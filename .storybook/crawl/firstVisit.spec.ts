import { fetchingEntries, oneOfEachFile } from './apiEntries.ts';
import { openAlone, test } from './test.ts';

for (const entry of oneOfEachFile(fetchingEntries())) {
  test(`${entry.id} on the first visit, and on the second`, async ({ page, storySettings }) => {
    await openAlone(page, entry, storySettings[entry.id]);
    await openAlone(page, entry, storySettings[entry.id]);
  });
}
