import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesToKeep, workerFile, writeWorkerFiles } from './serviceWorker.ts';

let folder: string;

function write(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-'));
  write('index.html', '<p>');
  write('index.html.gz', '');
  write('i18n/tr.json', '{}');
  write('assets/index-12345678.js', '1');
  write('assets/inter-12345678.woff2', '1');
  write('assets/Captcha-12345678.js', '1');
  write('icons/icon-512.png', '');
  write('.vite/manifest.json', '{}');
  write(workerFile, 'run();');
});

afterEach(() => rmSync(folder, { recursive: true }));

const revisionOfPage = (imageOrigins: string[] = []) =>
  filesToKeep(folder, { imageOrigins }).find(({ url }) => url === 'index.html')?.revision;

test('all that a start needs is kept, and nothing else (OFFLINE-1)', () => {
  expect(filesToKeep(folder, {}).map(({ url }) => url)).toEqual([
    'assets/index-12345678.js',
    'assets/inter-12345678.woff2',
    'i18n/tr.json',
    'index.html',
  ]);
});

test('a file whose name changes with it needs no revision, any other has one (OFFLINE-3)', () => {
  for (const { url, revision } of filesToKeep(folder, {}))
    expect(revision === null, url).toBe(url.startsWith('assets/'));
});

test('another page, and the same with other headers, is a new version (OFFLINE-3, SEC-10)', () => {
  const before = revisionOfPage();
  expect(revisionOfPage()).toBe(before);
  expect(revisionOfPage(['https://pictures.example'])).not.toBe(before);
  write('index.html', '<p>new');
  expect(revisionOfPage()).not.toBe(before);
});

test('the list stands in the first line of the worker, once (OFFLINE-1)', () => {
  writeWorkerFiles(folder, {});
  write('i18n/tr.json', '{"a":1}');
  writeWorkerFiles(folder, {});
  const [list = '', ...code] = readFileSync(join(folder, workerFile), 'utf8').split('\n');
  expect(code).toEqual(['run();']);
  expect(JSON.parse(list.replace(/^self\.touchlineFiles=(.*);$/, '$1'))).toEqual(
    filesToKeep(folder, {}),
  );
});
