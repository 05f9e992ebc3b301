import { displayPolicies, type AthleteRecord } from '@touchline/contract/athlete';
import { isGranted, toShownPlayer, type DisplayingSchool } from '@touchline/contract/playerDisplay';
import type { ShownPlayer } from '@touchline/contract/team';
import type { AthleteValues } from './athleteValues.ts';

type Policy = AthleteRecord['displayPolicy'];

/** Why an athlete is shown with less than what was chosen. */
export type HiddenBecause =
  | 'flag'
  | 'status'
  | 'consent'
  | 'schoolStatus'
  | 'privacy'
  | 'schoolHides'
  | 'schoolInitials';

const policyOf = (name: string): Policy =>
  displayPolicies.find((each) => each === name) ?? 'hidden';

/** What everybody would see with the fields as they are typed, by the one rule (ATHLETE-13). */
export function previewOf(
  record: AthleteRecord,
  values: AthleteValues,
  school: DisplayingSchool,
  when: Date,
): ShownPlayer {
  const { givenName, familyName, preferredName, displayPolicy, safetyFlag, photoUrl } = values;
  return toShownPlayer({
    athlete: {
      givenName,
      familyName,
      preferredName: preferredName || null,
      displayPolicy: policyOf(displayPolicy),
      safetyFlag,
      photoUrl: photoUrl || null,
      consents: record.consents,
      status: record.status,
    },
    school,
    place: {
      shirtNumber:
        record.teams.find(({ shirtNumber }) => shirtNumber !== null)?.shirtNumber ?? null,
      role: values.position || null,
    },
    when,
  });
}

/** The first reason that keeps every policy but `hidden` from taking effect; null without one. */
export function hiddenBecause(
  { consents, status }: Pick<AthleteRecord, 'consents' | 'status'>,
  isFlagged: boolean,
  school: DisplayingSchool,
  when: Date,
): HiddenBecause | null {
  if (isFlagged) return 'flag';
  if (status !== 'active') return 'status';
  if (!isGranted(consents.names, when)) return 'consent';
  if (school.status !== 'active') return 'schoolStatus';
  if (school.privacyContactEmail === null) return 'privacy';
  return school.defaults.athleteNames === 'hidden' ? 'schoolHides' : null;
}

/** Whether the school shows less than this policy says (SCHOOL-4). */
export function isAboveSchool(policy: Policy, school: DisplayingSchool): boolean {
  return (
    school.defaults.athleteNames === 'initials' &&
    (policy === 'fullName' || policy === 'firstNameInitial')
  );
}
