import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findViolations } from './findViolations.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-floor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function violationsOf(name: string, text: string): Promise<string[]> {
  writeFileSync(join(folder, name), text);
  return (await findViolations(folder)).map(({ file, text: found }) => `${file}: ${found}`);
}

test.each([
  ['a built-in function that came later', 'Promise.try(() => 1);', /PromiseTry \(chrome 123/],
  ['one that Firefox alone lacks', 'new Set([1]).union(new Set([2]));', /SetUnion \(firefox 120/],
  ['one of Intl', 'new Intl.Segmenter("en");', /a\.js: Intl\.Segmenter .*Firefox \(120\)/],
  ['syntax that came later', 'export function f() { using a = g(); }', /a\.js: .*Unexpected/s],
  ['what is no JavaScript', 'const = 1;', /a\.js: /],
])('%s is found in a script (PRODUCT-12)', async (_, script, violation) => {
  const found = await violationsOf('a.js', script);
  expect(found.join('\n')).toMatch(violation);
});

test.each([
  [
    'a selector that Firefox 120 lacks',
    'p:has(b){color:red}',
    /a\.css: :has\(\) .*Firefox \(120\)/,
  ],
  ['a property that Safari 17.5 lacks', 'p{text-box-trim:trim-both}', /a\.css: .*Safari/],
])('%s is found in a style (PRODUCT-12)', async (_, style, violation) => {
  const found = await violationsOf('a.css', style);
  expect(found.join('\n')).toMatch(violation);
});

test('what all of them know is no violation, nor what the page can do without', async () => {
  const script = 'export const last = [3, 1].toSorted().at(-1) ?? (await import("./b.js"));';
  expect(await violationsOf('a.js', script)).toEqual([]);
  const style =
    '@layer a{p{color:light-dark(red,blue);& b{inset-inline:0;scrollbar-width:thin}}}@container (width>1px){p{display:contents}}';
  expect(await violationsOf('b.css', style)).toEqual([]);
});
