import { test } from '@playwright/test';
import { docsEntries, openDocsPage, pageModes } from './docsPages.ts';

for (const entry of docsEntries()) {
  for (const mode of pageModes) {
    test(`${entry.id} in ${Object.values(mode).join(', ')}`, ({ page }) =>
      openDocsPage(page, entry, mode));
  }
}
