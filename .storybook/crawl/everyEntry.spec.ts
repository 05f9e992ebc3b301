import { publishedEntries } from './serveStorybook.ts';
import { test } from './test.ts';

for (const entry of publishedEntries()) {
  test(entry.id, ({ open }) => open(entry));
}
