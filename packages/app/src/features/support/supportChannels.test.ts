import { expect, test } from 'vitest';
import { parseSupportChannels } from './supportChannels.ts';

test('an address and a number of the deployment become links (SUPPORT-12)', () => {
  expect(
    parseSupportChannels({ email: ' help@school.example ', phone: '+90 (212) 555-01-01' }),
  ).toEqual([
    { text: 'help@school.example', href: 'mailto:help@school.example' },
    { text: '+90 (212) 555-01-01', href: 'tel:+902125550101' },
  ]);
  expect(parseSupportChannels({ email: '', phone: '112 233' })).toMatchObject([
    { href: 'tel:112233' },
  ]);
  expect(parseSupportChannels({ email: null, phone: undefined })).toEqual([]);
});

test.each([
  'help',
  'help@school',
  'help@school.example?bcc=all@evil.example',
  'help@school.example,all@evil.example',
  'help@school.example%0Abcc:x@evil.example',
  'javascript:alert(1)//@a.example',
  '"a b"@school.example',
  `${'x'.repeat(60)}@${'x.'.repeat(100)}example`,
])('%j is no address to write to (SUPPORT-12, SEC-7)', (email) => {
  expect(parseSupportChannels({ email, phone: null })).toEqual([]);
});

test.each(['12', 'call me', '+', '+90;ext=1', '*#06#', '1234567890123456', 'tel:+902125550101'])(
  '%j is no number to call (SUPPORT-12, SEC-7)',
  (phone) => {
    expect(parseSupportChannels({ email: null, phone })).toEqual([]);
  },
);
