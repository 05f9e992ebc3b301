import { apiEntries } from './apiEntries.ts';
import { openEntry, test } from './test.ts';

for (const entry of apiEntries()) {
  test(`${entry.id} on the first visit`, async ({ page, storySettings }) => {
    await openEntry(page, entry, storySettings[entry.id]);
  });
}
