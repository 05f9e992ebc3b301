import { fetchingEntries } from './apiEntries.ts';
import { openAlone, test } from './test.ts';

for (const entry of fetchingEntries()) {
  test(`${entry.id} on the first visit`, async ({ page, storySettings }) => {
    await openAlone(page, entry, storySettings[entry.id]);
  });
}
