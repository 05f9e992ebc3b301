import { expect, test } from 'vitest';
import { isAnswerOfFile } from './isAnswerOfFile.ts';

const site = 'https://touchline.example';

test.each([
  ['/assets/AboutUs-12345678.js', 200, 'text/javascript; charset=utf-8', true],
  ['/assets/AboutUs-12345678.js', 200, 'text/html; charset=utf-8', false],
  ['/assets/AboutUs-12345678.js', 200, ' Text/HTML', false],
  ['/assets/AboutUs-12345678.js', 404, 'text/javascript', false],
  ['/assets/index-12345678.css', 200, 'text/html', false],
  ['/i18n/tr.json?revision=1', 200, 'text/html', false],
  ['/i18n/tr.json', 200, 'application/json', true],
  ['/index.html', 200, 'text/html', true],
  ['/index.html?revision=1', 200, 'text/html', true],
  ['/index.html', 503, 'text/html', false],
])('%s answered with %i and %s is kept: %s (OFFLINE-15)', (path, status, type, isKept) => {
  const response = new Response('', { status, headers: { 'Content-Type': type } });
  expect(isAnswerOfFile(site + path, response)).toBe(isKept);
});
