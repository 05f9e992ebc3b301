import { expect, test } from 'vitest';
import { dataLink, httpsAddress, pictureAddress } from './dataLink.ts';

test.each([
  ['/matches/1', true, { kind: 'internal', href: '/matches/1' }],
  ['/files/rules.pdf', false, { kind: 'external', href: '/files/rules.pdf' }],
  ['https://league.example/news', false, { kind: 'external', href: 'https://league.example/news' }],
  ['https://league.example/news', true, { kind: 'none' }],
  ['mailto:office@school.example', true, { kind: 'none' }],
  [
    'mailto:office@school.example',
    false,
    { kind: 'external', href: 'mailto:office@school.example' },
  ],
  [null, true, { kind: 'none' }],
  ['', false, { kind: 'none' }],
  ['//evil.example', true, { kind: 'none' }],
  ['/\\evil.example', true, { kind: 'none' }],
  ['javascript:alert(1)', false, { kind: 'none' }],
  [' JavaScript:alert(1)', true, { kind: 'none' }],
  ['data:text/html,hi', false, { kind: 'none' }],
  ['vbscript:msgbox(1)', false, { kind: 'none' }],
  ['/\t/evil.example', true, { kind: 'none' }],
  ['/\n/evil.example', false, { kind: 'none' }],
  ['/\r/evil.example', true, { kind: 'none' }],
  ['https:evil.example', false, { kind: 'none' }],
  ['https:/\\evil.example', false, { kind: 'none' }],
  ['https://known.example@evil.example', false, { kind: 'none' }],
  ['/teams/../matches', true, { kind: 'internal', href: '/matches' }],
  ['/.//evil.example', true, { kind: 'none' }],
  ['/matches\u0000', true, { kind: 'none' }],
  ['https://league.example/\u0007', false, { kind: 'none' }],
  ['java\tscript:alert(1)', false, { kind: 'none' }],
  ['https://', false, { kind: 'none' }],
  ['mailto:', false, { kind: 'none' }],
  ['tel:+44', false, { kind: 'external', href: 'tel:+44' }],
  ['matches', true, { kind: 'none' }],
])('%j with useRouter %s (INBOX-4, INBOX-16, SEC-3)', (link, useRouter, expected) => {
  expect(dataLink(link, useRouter)).toEqual(expected);
});

/** What looks like an address or a path of the site and is neither. */
test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/matches/..//evil.example',
  'https:evil.example',
  'https://known.example@evil.example/',
])('%j is no link and no picture, whatever it is called (AD-5, INBOX-16, SEC-3)', (text) => {
  expect(dataLink(text, true)).toEqual({ kind: 'none' });
  expect(dataLink(text, false)).toEqual({ kind: 'none' });
  expect(httpsAddress(text)).toBeNull();
  expect(pictureAddress(text)).toBeUndefined();
});

test.each([
  ['https://stream.example/live?x=1', 'stream.example'],
  ['http://stream.example', undefined],
  ['https://user:secret@stream.example', undefined],
  ['javascript:alert(1)', undefined],
  ['//stream.example', undefined],
  ['', undefined],
  [null, undefined],
])('the host of %j is %j (AD-5, MATCH-17)', (text, host) => {
  expect(httpsAddress(text)?.host).toBe(host);
});

test.each([
  ['https://cdn.example/face.webp', 'https://cdn.example/face.webp'],
  ['/api/assets/face.webp', '/api/assets/face.webp'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['data:text/html,<script>', undefined],
  ['http://cdn.example/face.webp', undefined],
  ['//cdn.example/face.webp', undefined],
  ['/\t/cdn.example/face.webp', undefined],
  ['/\\cdn.example/face.webp', undefined],
  ['javascript:alert(1)', undefined],
  ['vbscript:x', undefined],
  [null, undefined],
])('the picture %j is %j (SEC-3)', (text, source) => {
  expect(pictureAddress(text)).toBe(source);
});
