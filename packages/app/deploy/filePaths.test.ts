import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { matchHref, messageHref, paths, schoolHref, teamHref } from '../src/platform/paths.ts';
import { filePattern, mayBeFile, notPages } from './filePaths.ts';
import { nginxServer } from './nginx.ts';
import { workerFile } from './serviceWorker.ts';

const isFile = (path: string) => new RegExp(filePattern).test(path);
const isPageOfWorker = (address: string) => !notPages.some((one) => one.test(address));

const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
const publicFiles = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath.slice(publicFolder.length)}/${name}`);

test.each([...publicFiles, '/index.html', `/${workerFile}`, '/assets/index-12345678.js'])(
  '%s is the address of a file, with a query too (SEC-9)',
  (path) => {
    expect(isFile(path)).toBe(true);
    expect(isPageOfWorker(`${path}?v=1`)).toBe(false);
  },
);

test.each(['/assets/gone.js', '/assets/', '/i18n/xx.json', '/icons/none', '/nothing.png', '/.env'])(
  'a missing one is told from a page by its address: %s (SEC-9)',
  (path) => {
    expect(isFile(path)).toBe(true);
    expect(isPageOfWorker(path)).toBe(false);
  },
);

test('the addresses of the pages are those of no file', () => {
  for (const path of Object.values(paths)) {
    expect(isFile(path), path).toBe(false);
    expect(isPageOfWorker(`${path}?next=/assets/index.js`), path).toBe(true);
  }
});

test('a page has whatever id, also with dots (ROUTE-10)', () => {
  const admin = (id: string) => `${paths.adminMatches}/${encodeURIComponent(id)}`;
  const anyId = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 64 }),
    fc.constantFrom('a.b', '.js', 'index.html', 'assets.js', '2026.04.25'),
  );
  fc.assert(
    fc.property(anyId, (id) => {
      for (const hrefOf of [matchHref, teamHref, schoolHref, messageHref, admin]) {
        expect(isFile(hrefOf(id))).toBe(false);
        expect(isPageOfWorker(hrefOf(id))).toBe(true);
      }
    }),
  );
});

test('the worker leaves the API to the network, whatever the address looks like (SEC-9)', () => {
  expect(isPageOfWorker('/api/matches/a')).toBe(false);
});

test.each([
  ['/files/rules.pdf', true],
  ['/files/2026/Kurallar%20v2.DOCX', true],
  ['/matches/2026.04.25', false],
  ['/matches/a.b', false],
  ['/admin/matches/12', false],
  ['/home', false],
])(
  'the server is asked first for what may be a file of its own: %s, %s (INBOX-4, NAV-15)',
  (path, isAsked) => {
    expect(isPageOfWorker(path)).toBe(true);
    expect(mayBeFile.test(path)).toBe(isAsked);
  },
);

test('nginx has the same rule (SEC-9, ROUTE-10)', () => {
  const files = nginxServer().split(`location ~ ${filePattern} {`)[1]?.split('}')[0];
  expect(files).toContain('try_files $uri =404;');
});
