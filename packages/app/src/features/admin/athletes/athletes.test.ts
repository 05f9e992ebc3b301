import type { AthleteRecord, Consent } from '@touchline/contract/athlete';
import { calls } from '@touchline/contract/calls/athletes';
import type { DisplayingSchool } from '@touchline/contract/playerDisplay';
import * as v from 'valibot';
import { assert, expect, test } from 'vitest';
import { hiddenBecause, isAboveSchool, previewOf } from './athleteDisplay.ts';
import { athleteAgeBands, athleteValuesOf, isAthletesAge, isUsualName } from './athleteValues.ts';
import { consentDay, consentRequest, mistakesInConsent } from './consentRequest.ts';

const when = new Date('2026-04-15T13:20:00Z');
const none: Consent = { state: 'unknown', by: null, at: null, expiresAt: null, evidenceNote: null };
const granted: Consent = { ...none, state: 'granted', by: 'guardian' };

const athlete: AthleteRecord = {
  id: 'athlete-a',
  givenName: 'İlkay',
  familyName: 'Örnek',
  preferredName: null,
  displayPolicy: 'fullName',
  dateOfBirth: null,
  ageBand: 'U14',
  school: { id: 'school-a', name: 'Wexcombe' },
  teams: [{ id: 'team-a', name: 'U14', shirtNumber: 7 }],
  position: null,
  photoUrl: null,
  consents: { names: granted, photo: none, publicProfile: none },
  safetyFlag: false,
  status: 'active',
  shownAs: null,
  version: 1,
  updatedAt: null,
  updatedBy: null,
};

const school: DisplayingSchool = {
  status: 'active',
  privacyContactEmail: 'privacy@wexcombe.example',
  defaults: { athleteNames: 'full', photos: 'consented' },
};

test('the preview follows what is typed, by the one rule (ADMIN-68, ATHLETE-13)', () => {
  const values = athleteValuesOf(athlete);
  const shown = (changes: object) =>
    previewOf(athlete, { ...values, ...changes }, school, when).displayName;
  expect(shown({})).toBe('İlkay Örnek');
  expect(shown({ displayPolicy: 'firstNameInitial' })).toBe('İlkay Ö.');
  expect(shown({ displayPolicy: 'everything' })).toBeNull();
  expect(shown({ safetyFlag: true })).toBeNull();
  expect(previewOf(athlete, values, school, when).shirtNumber).toBe(7);
});

test.each([
  [{}, false, {}, null],
  [{}, true, {}, 'flag'],
  [{ status: 'left' }, false, {}, 'status'],
  [{ consents: { ...athlete.consents, names: none } }, false, {}, 'consent'],
  [{}, false, { status: 'suspended' }, 'schoolStatus'],
  [{}, false, { privacyContactEmail: null }, 'privacy'],
  [{}, false, { defaults: { athleteNames: 'hidden', photos: 'off' } }, 'schoolHides'],
] as const)('why nobody sees the name: %j (ADMIN-68)', (changes, isFlagged, limits, expected) => {
  const who = { ...athlete, ...changes };
  const where = { ...school, ...limits };
  expect(hiddenBecause(who, isFlagged, where, when)).toBe(expected);
  const values = { ...athleteValuesOf(who), safetyFlag: isFlagged };
  expect(previewOf(who, values, where, when).displayName === null).toBe(expected !== null);
});

test('a school that shows initials shows no more (SCHOOL-4)', () => {
  const initials = {
    ...school,
    defaults: { ...school.defaults, athleteNames: 'initials' as const },
  };
  expect(isAboveSchool('fullName', initials)).toBe(true);
  expect(isAboveSchool('initials', initials)).toBe(false);
  expect(isAboveSchool('fullName', school)).toBe(false);
});

test.each([
  ['2022-04-15', true],
  ['2022-04-16', false],
  ['2000-04-16', true],
  ['2000-04-15', false],
  ['0000-01-01', false],
])('an athlete born on %s has a valid age: %s (ATHLETE-9)', (born, expected) => {
  expect(isAthletesAge(born, when.getTime())).toBe(expected);
});

test('a band is offered for every age of athletes (ATHLETE-9)', () => {
  expect([athleteAgeBands[0], athleteAgeBands.at(-1), athleteAgeBands.length]).toEqual([
    'U5',
    'U25',
    21,
  ]);
  const { ageBand } = calls.createAthlete.body.entries.athlete.entries;
  for (const band of athleteAgeBands) expect(v.is(ageBand, band)).toBe(true);
});

test('a consent lasts from its first day to its last one (ATHLETE-1)', () => {
  const typed = {
    by: 'guardian',
    at: '2026-04-01',
    until: '2027-03-31',
    note: ' Form 1 ',
  } as const;
  expect(consentRequest({ state: 'granted', ...typed }, '2026-04-15')).toEqual({
    state: 'granted',
    by: 'guardian',
    at: '2026-04-01T00:00:00Z',
    expiresAt: '2027-03-31T23:59:59Z',
    evidenceNote: 'Form 1',
  });
  // The server sets the moment of today, so that it is not before what it withdraws.
  expect(
    consentRequest({ ...typed, state: 'withdrawn', at: '2026-04-15', note: '' }, '2026-04-15'),
  ).toEqual({ state: 'withdrawn', evidenceNote: null });
});

test.each([
  ['granted', null, null, []],
  ['granted', '2026-04-15', '2026-04-15', []],
  ['granted', null, '2026-04-15', []],
  ['granted', null, '2026-04-14', [['until', 'over']]],
  ['granted', '2026-04-01', '2026-03-31', [['until', 'reversed']]],
  // It has ended, and was given before that.
  ['granted', '2026-04-01', '2026-04-14', []],
  ['granted', '2026-04-16', null, [['at', 'inFuture']]],
  ['withdrawn', '2026-04-01', '2026-03-31', []],
] as const)(
  'a consent that is %s from %s until %s has these mistakes: %j (ATHLETE-16)',
  (state, at, until, mistakes) => {
    expect(mistakesInConsent({ state, at, until }, '2026-04-15')).toEqual(mistakes);
  },
);

test('the days of a consent are those that were typed, wherever they are read (ATHLETE-16)', () => {
  const typed = { by: 'guardian', at: '2026-04-01', until: '2027-03-31', note: '' } as const;
  const consent = consentRequest({ state: 'granted', ...typed }, '2026-04-15');
  assert(consent.state === 'granted');
  const { at, expiresAt } = consent;
  expect([consentDay(at ?? ''), consentDay(expiresAt ?? '')]).toEqual([typed.at, typed.until]);
  expect(consentDay('2027-03-31T23:59:59.000+00:00')).toBe(typed.until);
  // The server has set this one.
  expect(consentDay('2026-04-15T13:20:00Z')).toBe('2026-04-15T13:20:00Z');
});

test.each([
  ['', true],
  ['Şükrü-Can O’Örnek', true],
  ["D'Örnek Jr.", true],
  ['Nguye\u0302\u0303n', true],
  ['İlkay 7', false],
  ['İlkay@example', false],
])('the name %j is usual: %s (ATHLETE-15)', (name, expected) => {
  expect(isUsualName(name)).toBe(expected);
});
