import { calls } from '@touchline/contract/calls/adminMessages';
import type { TFunction } from 'i18next';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sizeText } from './audienceText.ts';
import { isBodyLink } from './editor/bodyLink.ts';
import { blankMessage, isHalfChosen, messageValuesOf, messageWireOf } from './messageValues.ts';
import { instantOf, timesOfDay, timeText } from './sendingTime.ts';
import { textConcernsOf } from './textConcerns.ts';
import { seedAdminMessages } from '@touchline/mocks/fixtures/adminMessages';

const body = calls.createAdminMessage.body.entries.message;

test('at first no audience is chosen, so that no message is sent by mistake (ADMIN-114)', () => {
  const typed = { ...blankMessage(), title: 'Spring cup', body: '<p>Friday</p>' };
  expect(v.is(body, messageWireOf(typed))).toBe(false);
  const chosen = (audience: object) =>
    v.is(body, messageWireOf({ ...typed, audience: { ...typed.audience, ...audience } }));
  expect(chosen({ kind: 'all' })).toBe(true);
  expect(chosen({ kind: 'schools' })).toBe(false);
  expect(chosen({ kind: 'schools', schoolIds: ['school-a'] })).toBe(true);
  // What was chosen in another kind is not sent.
  expect(chosen({ kind: 'roles', schoolIds: ['school-a'] })).toBe(false);
});

test('a kind of audience without members is incomplete (ADMIN-62)', () => {
  const { audience } = blankMessage();
  expect(isHalfChosen({ ...audience, kind: 'schools' })).toBe(true);
  expect(isHalfChosen({ ...audience, kind: 'roles', schoolIds: ['school-a'] })).toBe(true);
  expect(isHalfChosen({ ...audience, kind: 'teams', teamIds: ['team-a'] })).toBe(false);
  expect(isHalfChosen({ ...audience, kind: 'all' })).toBe(false);
});

test('what is saved comes back as it was typed (ADMIN-10)', () => {
  for (const message of seedAdminMessages()) {
    const { title, audience, link } = message;
    expect(messageWireOf(messageValuesOf(message))).toMatchObject({ title, audience, link });
  }
});

test.each([
  ['Call 0212 555 01 00', ['phone']],
  ['Call +90 (212) 555-01-00', ['phone']],
  ['Deniz Örnekgil, 7', ['person']],
  ['Number 7, Şule İ.', ['person']],
  ['No. 7 Deniz Örnekgil: +90 212 555 01 00', ['phone', 'person']],
  ['Saturday at 14:30, 2 – 1', []],
  ['The Spring Cup of 2026 is at 10.30', []],
  ['On 25.04.2026 at the school', []],
  ['25/04/2026, or 5-4-2026', []],
  ['From 2026-04-25 14:30 on', []],
  ['On 25.04.2026 14.30-16.00', []],
  ['Training is 14.30-16.00 and 16.30–18.00', []],
  ['25-26.04.2026, then 25.04.-27.04.2026', []],
  ['Camp 01.05.2026-03.05.2026, or 01/05/2026-03/05/2026', []],
  ['Camp 2026-05-01/2026-05-03', []],
  ['Camp 25.04-27.04, or 25.04 – 27.04', []],
  ['On 25.04.2026-14.30, on 25.04 14.30, on 25/04 14.30-16.00', []],
  ['The season 2025-2026', []],
  ['25.04.2026: 0532 555 01 00', ['phone']],
  ['0532.555.01.00', ['phone']],
  ['0532-555-01-00', ['phone']],
  ['532 25.04.2026.77', ['phone']],
  ['25.04 14.30: 0532 555 01 00', ['phone']],
  ['05.32 55.50.10.00', ['phone']],
  ['+25 04 2026 00', ['phone']],
])('in %j there is %j (ADMIN-12)', (text, concerns) => {
  expect(textConcernsOf(text)).toEqual(concerns);
});

test.each([
  ['/matches?sport=rugby', true],
  ['https://a.example/b#c', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['http://a.example', false],
  ['javascript:alert(1)', false],
  ['https://a.example/"onclick', false],
  ['', false],
])('%j is a link of a body: %j (ADMIN-18, ADMIN-115)', (href, expected) => {
  expect(isBodyLink(href)).toBe(expected);
  const message = {
    title: 'abc',
    body: `<p><a href="${href}">x</a></p>`,
    audience: { kind: 'all' },
  };
  expect(v.is(body, message)).toBe(expected);
});

test('a time of day is an instant of the zone (ADMIN-116)', () => {
  expect(instantOf('2026-11-24', '09:15', 'Europe/Istanbul')).toBe('2026-11-24T06:15:00.000Z');
  expect(instantOf('2026-07-01', '09:00', 'Europe/London')).toBe('2026-07-01T08:00:00.000Z');
  expect(timesOfDay).toHaveLength(96);
  expect([timesOfDay[0], timesOfDay.at(-1)]).toEqual(['00:00', '23:45']);
  expect(timeText('18:30', 'tr-TR')).toBe('18:30');
  // The space before PM differs between versions of the language data.
  expect(timeText('18:30', 'en-US')).toMatch(/^6:30\sPM$/);
});

test('the number of readers is told in words, without the roles that nobody has (ADMIN-12)', () => {
  const t = ((key: string, values: Record<string, unknown>) =>
    `${key.split('.').at(-1)}(${Object.values(values).join(' ')})`) as unknown as TFunction;
  const byRole = { User: 1200, SchoolAdministrator: 0, Administrator: 4 };
  expect(sizeText(t, 'en', { total: 1204, schools: 12, byRole })).toBe(
    'goesToOf(all(1204 1,204) User(1200 1,200) and Administrator(4 4) schools(12 12))',
  );
  expect(sizeText(t, 'tr', { total: 4, schools: 0, byRole: { ...byRole, User: 0 } })).toBe(
    'goesTo(all(4 4) Administrator(4 4))',
  );
});
