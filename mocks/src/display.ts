import type { AthleteRecord, Consent } from '@touchline/contract/athlete';
import type { SchoolRecord } from '@touchline/contract/school';
import type { ShownPlayer } from '@touchline/contract/team';

/** The fields of an athlete on which the display depends. */
export type Displayed = Pick<
  AthleteRecord,
  | 'givenName'
  | 'familyName'
  | 'preferredName'
  | 'displayPolicy'
  | 'consents'
  | 'safetyFlag'
  | 'status'
  | 'photoUrl'
>;

const hidden: ShownPlayer = {
  displayName: null,
  shirtNumber: null,
  role: null,
  photoUrl: null,
};

/** Whether a consent is in force: unknown, refused, withdrawn and expired are the same. */
export function isGranted({ state, at, expiresAt }: Consent, when: Date): boolean {
  if (state !== 'granted') return false;
  const hasBegun = at === null || Date.parse(at) <= when.getTime();
  return hasBegun && (expiresAt === null || Date.parse(expiresAt) > when.getTime());
}

/** The policy of the athlete, within what the school allows at most (SCHOOL-4). */
function policyOf({ displayPolicy }: Displayed, { defaults }: SchoolRecord) {
  if (defaults.athleteNames === 'hidden') return 'hidden';
  const isLimited = displayPolicy === 'fullName' || displayPolicy === 'firstNameInitial';
  return defaults.athleteNames === 'initials' && isLimited ? 'initials' : displayPolicy;
}

/**
 * An athlete as everybody may see them (ATHLETE-1 to ATHLETE-5). The safety flag beats everything,
 * and a school without an address for privacy shows nobody (SCHOOL-3).
 */
export function shownPlayer(
  athlete: Displayed,
  school: SchoolRecord,
  place: { shirtNumber: number | null; role: string | null },
  when: Date,
): ShownPlayer {
  const { safetyFlag, status, consents, photoUrl } = athlete;
  const policy = policyOf(athlete, school);
  const isHidden =
    safetyFlag ||
    status !== 'active' ||
    school.status !== 'active' ||
    school.privacyContactEmail === null ||
    policy === 'hidden' ||
    !isGranted(consents.names, when);
  if (isHidden) return hidden;
  const { shirtNumber, role } = place;
  if (policy === 'numberOnly') return { ...hidden, shirtNumber };
  const hasPhoto = school.defaults.photos === 'consented' && isGranted(consents.photo, when);
  return {
    displayName: nameAs(policy, athlete),
    shirtNumber,
    role,
    photoUrl: hasPhoto ? photoUrl : null,
  };
}

function nameAs(
  policy: 'initials' | 'firstNameInitial' | 'fullName',
  { givenName, familyName, preferredName }: Displayed,
): string {
  const first = preferredName ?? givenName;
  if (policy === 'fullName') return `${first} ${familyName}`;
  if (policy === 'firstNameInitial') return `${first} ${initial(familyName)}`;
  return `${initial(first)} ${initial(familyName)}`;
}

/** The first letter as it is written, because the upper case of `i` depends on the language. */
function initial(name: string): string {
  return `${[...name][0] ?? ''}.`;
}
