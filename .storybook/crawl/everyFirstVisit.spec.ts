import { fetchingEntries } from './fetching.ts';
import { openAlone, test } from './test.ts';

for (const entry of fetchingEntries()) {
  test(`${entry.id} on the first visit`, async ({ page, declared }) => {
    await openAlone(page, entry, declared[entry.id]);
  });
}
