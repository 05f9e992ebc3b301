import { test } from '@playwright/test';
import { docsEntries, openDocsPage, pageModes } from './docsPages.ts';

/** One page of each kind: the first, of tokens, of a part of a page, in frames, and of a layout. */
const sample = [
  'start-find-your-way--docs',
  'theming-colours--docs',
  'controls-select--docs',
  'shell-messagespanel--docs',
  'layouts-classy--docs',
];

for (const entry of docsEntries().filter(({ id }) => sample.includes(id))) {
  for (const mode of pageModes) {
    test(`${entry.id} in ${Object.values(mode).join(', ')}`, ({ page }) =>
      openDocsPage(page, entry, mode));
  }
}
