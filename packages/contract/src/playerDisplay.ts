import type { AthleteRecord, Consent } from './athlete.ts';
import type { SchoolRecord } from './school.ts';
import type { ShownPlayer } from './team.ts';

/** The fields of an athlete on which the display depends. */
export type DisplayedAthlete = Pick<
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

/** The fields of the athlete's school on which the display depends. */
export type DisplayingSchool = Pick<SchoolRecord, 'status' | 'privacyContactEmail' | 'defaults'>;

export interface PlayerDisplay {
  athlete: DisplayedAthlete;
  school: DisplayingSchool;
  /** The place in a squad or a line-up. */
  place: Pick<ShownPlayer, 'shirtNumber' | 'role'>;
  when: Date;
}

/** A hidden athlete: "Player", without number, role and picture (ATHLETE-2). */
export const hiddenPlayer: ShownPlayer = {
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

/**
 * How the name, the number and the picture of an athlete appear (ATHLETE-1 to ATHLETE-5): the one
 * rule, which a server applies before it answers, whoever asks. The safety flag beats everything, and
 * a school without an address for privacy shows nobody (SCHOOL-3).
 */
export function toShownPlayer(display: PlayerDisplay): ShownPlayer {
  const { athlete } = display;
  const policy = policyOf(display);
  if (policy === 'hidden') return hiddenPlayer;
  const { shirtNumber, role } = display.place;
  if (policy === 'numberOnly') return { ...hiddenPlayer, shirtNumber };
  return {
    displayName: nameAs(policy, athlete),
    shirtNumber,
    role,
    // A picture shows who somebody is, so it needs a shown name and a consent of its own.
    photoUrl: showsPhoto(display) ? athlete.photoUrl : null,
  };
}

/** The policy of the athlete where it is in force, within what the school allows (SCHOOL-4). */
function policyOf({ athlete, school, when }: PlayerDisplay): AthleteRecord['displayPolicy'] {
  const { displayPolicy, safetyFlag, status, consents } = athlete;
  const isShown =
    !safetyFlag &&
    status === 'active' &&
    school.status === 'active' &&
    school.privacyContactEmail !== null &&
    school.defaults.athleteNames !== 'hidden' &&
    isGranted(consents.names, when);
  if (!isShown) return 'hidden';
  const isLimited = displayPolicy === 'fullName' || displayPolicy === 'firstNameInitial';
  return school.defaults.athleteNames === 'initials' && isLimited ? 'initials' : displayPolicy;
}

function showsPhoto({ athlete, school, when }: PlayerDisplay): boolean {
  return school.defaults.photos === 'consented' && isGranted(athlete.consents.photo, when);
}

function nameAs(
  policy: 'initials' | 'firstNameInitial' | 'fullName',
  { givenName, familyName, preferredName }: DisplayedAthlete,
): string | null {
  const first = preferredName?.trim() || givenName.trim();
  const last = familyName.trim();
  const parts = {
    fullName: [first, last],
    firstNameInitial: [first, initial(last)],
    initials: [initial(first), initial(last)],
  }[policy];
  return parts.filter(Boolean).join(' ') || null;
}

/**
 * The first letter with its marks, as it is written, because the upper case of `i` depends on the
 * language.
 */
function initial(name: string): string {
  const [letter = ''] = /^\P{M}\p{M}*/u.exec(name) ?? [];
  return letter && `${letter}.`;
}
