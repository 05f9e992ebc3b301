import { athleteAges, type AthleteRecord } from '@touchline/contract/athlete';
import type { User } from '@touchline/contract/user';
import * as v from 'valibot';
import type { RecordForm } from '../record/recordKind.ts';
import { textOrNull } from '../record/recordValues.ts';
import { draftText } from '#platform/storage/draftText.ts';

/**
 * The fields of an athlete as they are typed: texts, of which an empty one is none. Consents are not
 * among them: they are saved by themselves, and no draft keeps them (ADMIN-3).
 */
export const athleteDraft = v.partial(
  v.object({
    givenName: draftText,
    familyName: draftText,
    preferredName: draftText,
    schoolId: draftText,
    dateOfBirth: draftText,
    ageBand: draftText,
    position: draftText,
    displayPolicy: draftText,
    safetyFlag: v.boolean(),
    photoUrl: draftText,
  }),
);

export type AthleteValues = Required<v.InferOutput<typeof athleteDraft>>;

/** The fields, or some of them. */
export interface AthleteFieldsProps {
  form: RecordForm<AthleteRecord, AthleteValues>;
}

export function athleteValuesOf(athlete: AthleteRecord): AthleteValues {
  return {
    givenName: athlete.givenName,
    familyName: athlete.familyName,
    preferredName: athlete.preferredName ?? '',
    schoolId: athlete.school.id,
    dateOfBirth: athlete.dateOfBirth ?? '',
    ageBand: athlete.ageBand ?? '',
    position: athlete.position ?? '',
    displayPolicy: athlete.displayPolicy,
    safetyFlag: athlete.safetyFlag,
    photoUrl: athlete.photoUrl ?? '',
  };
}

/** The values of a new athlete, whose name is hidden (ATHLETE-5). */
export function blankAthlete({ school }: User): AthleteValues {
  return {
    givenName: '',
    familyName: '',
    preferredName: '',
    schoolId: school?.id ?? '',
    dateOfBirth: '',
    ageBand: '',
    position: '',
    displayPolicy: 'hidden',
    safetyFlag: false,
    photoUrl: '',
  };
}

export function athleteWireOf(
  values: AthleteValues,
): Readonly<Record<keyof AthleteValues, unknown>> {
  return {
    givenName: values.givenName,
    familyName: values.familyName,
    preferredName: textOrNull(values.preferredName),
    schoolId: values.schoolId,
    dateOfBirth: textOrNull(values.dateOfBirth),
    ageBand: textOrNull(values.ageBand),
    position: textOrNull(values.position),
    displayPolicy: values.displayPolicy,
    safetyFlag: values.safetyFlag,
    photoUrl: textOrNull(values.photoUrl),
  };
}

/** The age bands that are offered: under 5 to under 25 (ATHLETE-9). */
export const athleteAgeBands = Array.from({ length: 21 }, (_, index) => `U${index + 5}`);

/**
 * Whether who was born on this day is of an age that athletes have (ATHLETE-9).
 *
 * @param now in ms since 1970
 */
export function isAthletesAge(dateOfBirth: string, now: number): boolean {
  const today = new Date(now).toISOString().slice(0, 10);
  const before = (years: number) =>
    `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
  return dateOfBirth <= before(athleteAges.least) && dateOfBirth > before(athleteAges.most + 1);
}

/**
 * Whether a name has only letters, marks, spaces, apostrophes, hyphens and points; used for a hint.
 */
export function isUsualName(name: string): boolean {
  return /^[\p{L}\p{M} '’.-]*$/u.test(name);
}
