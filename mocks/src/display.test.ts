import { type Consent, consentStates, displayPolicies } from '@touchline/contract/athlete';
import { athleteStatuses } from '@touchline/contract/athlete';
import type { SchoolRecord } from '@touchline/contract/school';
import { nameDisplays, photoDisplays, schoolStatuses } from '@touchline/contract/school';
import { expect, test } from 'vitest';
import { type Displayed, isGranted, shownPlayer } from './display.ts';
import { seedSchools } from './fixtures/schoolRecords.ts';

const when = new Date('2026-04-15T13:20:00Z');
const place = { shirtNumber: 7, role: 'goalkeeper' };
const nothing = { displayName: null, shirtNumber: null, role: null, photoUrl: null };

function consent(state: Consent['state'], expiresAt: string | null = null): Consent {
  return { state, by: 'guardian', at: '2026-01-01T00:00:00Z', expiresAt, evidenceNote: null };
}

const open: Displayed = {
  givenName: 'İlke',
  familyName: 'Örneksoy',
  preferredName: null,
  displayPolicy: 'fullName',
  consents: {
    names: consent('granted'),
    photo: consent('granted'),
    publicProfile: consent('unknown'),
  },
  safetyFlag: false,
  status: 'active',
  photoUrl: '/api/assets/image-1',
};

const [first] = seedSchools();
const school = {
  ...(first as SchoolRecord),
  defaults: { athleteNames: 'full', photos: 'consented' },
} as const;

const everyFlag = displayPolicies.flatMap((displayPolicy) =>
  consentStates.flatMap((names) =>
    consentStates.flatMap((photo) =>
      [false, true].flatMap((safetyFlag) =>
        athleteStatuses.flatMap((status) =>
          nameDisplays.flatMap((athleteNames) =>
            photoDisplays.flatMap((photos) =>
              schoolStatuses.flatMap((schoolStatus) =>
                [null, 'privacy@touchline.example'].map((privacyContactEmail) => ({
                  athlete: {
                    ...open,
                    displayPolicy,
                    safetyFlag,
                    status,
                    consents: { ...open.consents, names: consent(names), photo: consent(photo) },
                  },
                  of: {
                    ...school,
                    status: schoolStatus,
                    privacyContactEmail,
                    defaults: { athleteNames, photos },
                  },
                })),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
);

test('of all combinations only the agreed ones show anything (ATHLETE-1, ATHLETE-3, ATHLETE-11, SCHOOL-3, SCHOOL-4)', () => {
  expect(everyFlag).toHaveLength(5 * 4 * 4 * 2 * 3 * 3 * 2 * 3 * 2);
  let shownCount = 0;
  for (const { athlete, of } of everyFlag) {
    const player = shownPlayer(athlete, of, place, when);
    const isAgreed =
      athlete.consents.names.state === 'granted' &&
      !athlete.safetyFlag &&
      athlete.status === 'active' &&
      athlete.displayPolicy !== 'hidden' &&
      of.status === 'active' &&
      of.privacyContactEmail !== null &&
      of.defaults.athleteNames !== 'hidden';
    if (!isAgreed) {
      expect(player).toEqual(nothing);
      continue;
    }
    shownCount += 1;
    expect(player.shirtNumber).toBe(7);
    const hasPhoto =
      athlete.consents.photo.state === 'granted' &&
      of.defaults.photos === 'consented' &&
      athlete.displayPolicy !== 'numberOnly';
    expect(player.photoUrl).toBe(hasPhoto ? open.photoUrl : null);
  }
  expect(shownCount).toBe(4 * 4 * 2 * 2);
});

test.each([
  ['fullName', 'full', 'İlke Örneksoy'],
  ['firstNameInitial', 'full', 'İlke Ö.'],
  ['initials', 'full', 'İ. Ö.'],
  ['numberOnly', 'full', null],
  ['hidden', 'full', null],
  ['fullName', 'initials', 'İ. Ö.'],
  ['firstNameInitial', 'initials', 'İ. Ö.'],
  ['numberOnly', 'initials', null],
  ['fullName', 'hidden', null],
] as const)(
  '%s at a school that shows %s is %j (ATHLETE-5)',
  (displayPolicy, athleteNames, name) => {
    const of = { ...school, defaults: { ...school.defaults, athleteNames } };
    expect(shownPlayer({ ...open, displayPolicy }, of, place, when).displayName).toBe(name);
  },
);

test('a preferred name stands for the first one', () => {
  const athlete = { ...open, preferredName: 'Ilgın' };
  expect(shownPlayer(athlete, school, place, when).displayName).toBe('Ilgın Örneksoy');
});

test.each([
  [consent('granted'), true],
  [consent('granted', '2026-04-15T13:20:01Z'), true],
  [consent('granted', '2026-04-15T13:20:00Z'), false],
  [{ ...consent('granted'), at: '2026-04-15T13:20:01Z' }, false],
  [{ ...consent('granted'), at: null }, true],
  [consent('unknown'), false],
  [consent('refused'), false],
  [consent('withdrawn'), false],
])('of %j is in force: %j (ATHLETE-1)', (given, isInForce) => {
  expect(isGranted(given, when)).toBe(isInForce);
});
