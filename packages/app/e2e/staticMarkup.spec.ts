import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const html = readFileSync(fileURLToPath(new URL('../dist/index.html', import.meta.url)), 'utf8');

test('the static shell is styled by the styles in the page', () => {
  const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text).join();
  const ruled = new Set([...styles.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, names = '']) => names);
  expect(classes.length).toBeGreaterThan(100);
  // A class that only composes others has no rule of its own; it occurs together with them.
  const bare = classes.filter((names) => !names.split(' ').some((name) => ruled.has(name)));
  expect([...new Set(bare)]).toEqual([]);
});
