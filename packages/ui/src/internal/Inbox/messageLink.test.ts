import { expect, test } from 'vitest';
import { messageLink } from './messageLink.ts';

test.each([
  ['/matches/1', true, { kind: 'internal', href: '/matches/1' }],
  ['/files/rules.pdf', false, { kind: 'external', href: '/files/rules.pdf' }],
  ['https://league.example/news', false, { kind: 'external', href: 'https://league.example/news' }],
  ['https://league.example/news', true, { kind: 'external', href: 'https://league.example/news' }],
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
  ['/.//evil.example', true, { kind: 'none' }],
  ['/matches\u0000', true, { kind: 'none' }],
  ['https://league.example/\u0007', false, { kind: 'none' }],
  ['java\tscript:alert(1)', false, { kind: 'none' }],
  ['https://', false, { kind: 'none' }],
  ['mailto:', false, { kind: 'none' }],
  ['tel:+44', false, { kind: 'external', href: 'tel:+44' }],
  ['matches', true, { kind: 'none' }],
])('%j with useRouter %s (INBOX-4, INBOX-16)', (link, useRouter, expected) => {
  expect(messageLink(link, useRouter)).toEqual(expected);
});
