import { docsEntries, openDocsPage, pageModes } from './docsPages.ts';
import { expect, test } from './test.ts';

/** One page of each kind: the first, of tokens, of a part of a page, in frames, and of a layout. */
const sample = [
  'start-find-your-way--docs',
  'theming-colours--docs',
  'controls-select--docs',
  'shell-messagespanel--docs',
  'layouts-classy--docs',
];

for (const id of sample) {
  for (const mode of pageModes) {
    test(`${id} in ${Object.values(mode).join(', ')}`, async ({ page }) => {
      const entry = docsEntries().find((each) => each.id === id);
      expect(entry, 'the page').toBeDefined();
      if (entry) await openDocsPage(page, entry, mode);
    });
  }
}
