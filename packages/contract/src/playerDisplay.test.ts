import { expect, test } from 'vitest';
import { type Consent, athleteStatuses, consentStates, displayPolicies } from './athlete.ts';
import {
  type DisplayedAthlete,
  type DisplayingSchool,
  hiddenPlayer,
  isGranted,
  toShownPlayer,
} from './playerDisplay.ts';
import { nameDisplays, photoDisplays, schoolStatuses } from './school.ts';

const when = new Date('2026-04-15T13:20:00Z');
const place = { shirtNumber: 7, role: 'goalkeeper' };

function consent(state: Consent['state'], expiresAt: string | null = null): Consent {
  return { state, by: 'guardian', at: '2026-01-01T00:00:00Z', expiresAt, evidenceNote: null };
}

/** Each state, and a consent that was granted and has run out. */
const consents: Consent[] = [
  ...consentStates.map((state) => consent(state)),
  consent('granted', '2026-04-15T13:19:59Z'),
];
const [, granted = consent('granted')] = consents;

const open: DisplayedAthlete = {
  givenName: 'İlke',
  familyName: 'Örneksoy',
  preferredName: null,
  displayPolicy: 'fullName',
  consents: { names: granted, photo: granted, publicProfile: consent('unknown') },
  safetyFlag: false,
  status: 'active',
  photoUrl: '/api/assets/image-1',
};

const school: DisplayingSchool = {
  status: 'active',
  privacyContactEmail: 'privacy@touchline.example',
  defaults: { athleteNames: 'full', photos: 'consented' },
};

type Flags = Record<string, readonly unknown[]>;
type Combination<Of extends Flags> = { [Name in keyof Of]: Of[Name][number] };

/** Every combination of the values, one of each name. */
function combinations<const Of extends Flags>(flags: Of): Combination<Of>[] {
  return Object.entries(flags).reduce<Record<string, unknown>[]>(
    (known, [name, values]) =>
      known.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  ) as Combination<Of>[];
}

const everyFlag = combinations({
  policy: displayPolicies,
  names: consents,
  photo: consents,
  publicProfile: [granted, consent('refused')],
  safetyFlag: [false, true],
  status: athleteStatuses,
  athleteNames: nameDisplays,
  photos: photoDisplays,
  schoolStatus: schoolStatuses,
  privacyContactEmail: [null, 'privacy@touchline.example'],
});

type Case = (typeof everyFlag)[number];

function shown(flags: Case) {
  const { names, photo, publicProfile, safetyFlag, status } = flags;
  const athlete = {
    ...open,
    displayPolicy: flags.policy,
    consents: { names, photo, publicProfile },
    safetyFlag,
    status,
  };
  const { schoolStatus, privacyContactEmail, athleteNames, photos } = flags;
  const of = { status: schoolStatus, privacyContactEmail, defaults: { athleteNames, photos } };
  return toShownPlayer({ athlete, school: of, place, when });
}

/** The condition for showing anything to everyone, restated from the rules. */
function isAgreed(flags: Case): boolean {
  return (
    flags.names === granted &&
    !flags.safetyFlag &&
    flags.status === 'active' &&
    flags.policy !== 'hidden' &&
    flags.schoolStatus === 'active' &&
    flags.privacyContactEmail !== null &&
    flags.athleteNames !== 'hidden'
  );
}

function hasPhoto(flags: Case): boolean {
  const { photo, photos, policy } = flags;
  return isAgreed(flags) && photo === granted && photos === 'consented' && policy !== 'numberOnly';
}

const names = {
  full: { fullName: 'İlke Örneksoy', firstNameInitial: 'İlke Ö.', initials: 'İ. Ö.' },
  initials: { fullName: 'İ. Ö.', firstNameInitial: 'İ. Ö.', initials: 'İ. Ö.' },
};

function expectedOf(flags: Case) {
  const photoUrl = hasPhoto(flags) ? open.photoUrl : null;
  if (!isAgreed(flags) || flags.policy === 'hidden') return hiddenPlayer;
  if (flags.policy === 'numberOnly') return { ...hiddenPlayer, shirtNumber: 7 };
  const { athleteNames, policy } = flags;
  const displayName = athleteNames === 'hidden' ? null : names[athleteNames][policy];
  return { ...place, displayName, photoUrl };
}

test('of all combinations of flags only the agreed ones show anything (ATHLETE-1, ATHLETE-3, ATHLETE-5, ATHLETE-11, ATHLETE-13, SCHOOL-3, SCHOOL-4)', () => {
  expect(everyFlag).toHaveLength(5 * 5 * 5 * 2 * 2 * 3 * 3 * 2 * 3 * 2);
  const wrong = everyFlag.filter(
    (flags) => JSON.stringify(sorted(shown(flags))) !== JSON.stringify(sorted(expectedOf(flags))),
  );
  expect(wrong.slice(0, 3)).toEqual([]);
  const shownCount = everyFlag.filter((flags) => shown(flags) !== hiddenPlayer).length;
  expect(shownCount).toBe(4 * 5 * 2 * 2 * 2);
});

function sorted(player: object) {
  return Object.entries(player).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

test('with a safety flag no consent, policy or school shows anything (ATHLETE-3)', () => {
  const flagged = everyFlag.filter(({ safetyFlag }) => safetyFlag);
  expect(flagged.length).toBeGreaterThan(10_000);
  expect(flagged.every((flags) => shown(flags) === hiddenPlayer)).toBe(true);
});

test.each(['', '   '])('a preferred name %j stands for none (ATHLETE-5)', (preferredName) => {
  const athlete = { ...open, preferredName };
  const display = { athlete, school, place, when };
  expect(toShownPlayer(display).displayName).toBe('İlke Örneksoy');
  const preferred = { ...display, athlete: { ...open, preferredName: 'Ilgın' } };
  expect(toShownPlayer(preferred).displayName).toBe('Ilgın Örneksoy');
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
