import { publishedEntries } from './published.ts';
import { openAlone, test } from './test.ts';

/** Those whose parts or loaders ask the mock back end. */
const fetching = publishedEntries().filter(
  ({ importPath, name }) => importPath.startsWith('./packages/app/') || name === 'From The Api',
);

for (const entry of fetching) {
  test(`${entry.id} on the first visit, and on the second`, async ({ page, declared }) => {
    await openAlone(page, entry, declared[entry.id]);
    await openAlone(page, entry, declared[entry.id]);
  });
}
