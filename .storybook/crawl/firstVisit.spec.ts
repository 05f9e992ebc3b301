import { fetchingEntries, oneOfEachFile } from './fetching.ts';
import { openAlone, test } from './test.ts';

for (const entry of oneOfEachFile(fetchingEntries())) {
  test(`${entry.id} on the first visit, and on the second`, async ({ page, declared }) => {
    await openAlone(page, entry, declared[entry.id]);
    await openAlone(page, entry, declared[entry.id]);
  });
}
