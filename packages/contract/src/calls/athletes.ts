import * as v from 'valibot';
import {
  athleteRecord,
  athleteStatuses,
  consentGivers,
  consentPurposes,
  consentStates,
  displayPolicies,
} from '../athlete.ts';
import type { CallsOf } from '../call.ts';
import { byId, idPath } from '../internal/byId.ts';
import {
  changeErrors,
  deletionOf,
  listQuery,
  pageOf,
  restorationOf,
  version,
} from '../internal/records.ts';
import { between, flag, personName, picture } from '../internal/fields.ts';
import { listed, strictId, strictInstant, text } from '../internal/strict.ts';
import { periodCheck } from '../internal/timesCheck.ts';
import { calendarDate } from '../tolerant.ts';

const needed = { givenName: personName, familyName: personName, schoolId: strictId };

const open = {
  preferredName: v.optional(v.nullable(text(40))),
  displayPolicy: v.optional(v.picklist(displayPolicies)),
  /** 4 to 25 years ago (ATHLETE-9). */
  dateOfBirth: v.optional(v.nullable(calendarDate)),
  ageBand: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^U([4-9]|1\d|2[0-5])$/)))),
  position: v.optional(v.nullable(text(30))),
  photoUrl: v.optional(v.nullable(picture)),
  safetyFlag: v.optional(v.boolean()),
  status: v.optional(v.picklist(athleteStatuses)),
};

const evidence = {
  /** Omitted: now. */
  at: v.optional(strictInstant),
  evidenceNote: v.optional(v.nullable(text(200))),
};

/** A consent that is given has somebody who gave it, and it alone ends, after it was given (ATHLETE-16). */
const consentChange = v.variant('state', [
  v.pipe(
    v.strictObject({
      state: v.literal('granted'),
      by: v.picklist(consentGivers),
      expiresAt: v.optional(v.nullable(strictInstant)),
      ...evidence,
    }),
    periodCheck('at', 'expiresAt'),
  ),
  v.strictObject({ state: v.picklist(['unknown', 'refused', 'withdrawn']), ...evidence }),
]);

/** `expiresAt`: by the end of the consent to `purpose`. */
const sorts = ['familyName', 'givenName', 'status', 'updatedAt', 'expiresAt'] as const;

/** A name stands in no address (ATHLETE-7), so it is looked for with `searchAthletes`. */
const { search: _search, ...unsearched } = listQuery(sorts);

export const calls = {
  /** For the staff of the school alone: nobody else searches for a child by name (ATHLETE-8). */
  athletes: {
    query: v.strictObject({
      ...unsearched,
      schoolId: v.optional(strictId),
      teamId: v.optional(strictId),
      status: v.optional(listed(v.picklist(athleteStatuses), athleteStatuses.length)),
      /** The state of the consent to `purpose`. */
      consent: v.optional(v.picklist(consentStates)),
      /** Omitted: names. */
      purpose: v.optional(v.picklist(consentPurposes)),
      /** Only those with a granted consent to `purpose` that ends before this moment. */
      expiresBefore: v.optional(strictInstant),
      safetyFlag: v.optional(flag),
    }),
    answer: pageOf(athleteRecord),
  },
  /** `athletes` with a name that is searched for: a POST, so that it stands in no address (ATHLETE-7). */
  searchAthletes: {
    body: v.strictObject({
      ...v.omit(v.strictObject(unsearched), ['pageNumber', 'pageSize']).entries,
      search: between(1, 100),
      pageNumber: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
      pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
      schoolId: v.optional(strictId),
      teamId: v.optional(strictId),
      status: v.optional(
        v.pipe(v.array(v.picklist(athleteStatuses)), v.maxLength(athleteStatuses.length)),
      ),
      consent: v.optional(v.picklist(consentStates)),
      purpose: v.optional(v.picklist(consentPurposes)),
      expiresBefore: v.optional(strictInstant),
      safetyFlag: v.optional(v.boolean()),
    }),
    answer: pageOf(athleteRecord),
  },
  /** A POST, so that no name stands in an address (ATHLETE-7). */
  athleteDuplicates: {
    body: v.strictObject({
      givenName: personName,
      familyName: personName,
      schoolId: strictId,
      dateOfBirth: v.optional(calendarDate),
      exceptId: v.optional(strictId),
    }),
    answer: pageOf(athleteRecord),
  },
  athlete: { ...byId, answer: athleteRecord },
  /** Without any consent, so without a photograph (ATHLETE-18); hidden unless a policy is given. */
  createAthlete: {
    body: v.strictObject({
      athlete: v.strictObject({ ...needed, ...open, photoUrl: v.optional(v.null()) }),
    }),
    answer: athleteRecord,
  },
  updateAthlete: {
    path: idPath,
    body: v.strictObject({
      version,
      athlete: v.strictObject({ ...v.partial(v.strictObject(needed)).entries, ...open }),
    }),
    answer: athleteRecord,
    errors: changeErrors(athleteRecord),
  },
  /** Replaces the consent to one purpose. */
  setConsent: {
    path: v.strictObject({ id: strictId, purpose: v.picklist(consentPurposes) }),
    body: v.strictObject({ version, consent: consentChange }),
    answer: athleteRecord,
    errors: changeErrors(athleteRecord),
  },
  /** 409 while the athlete is in a squad or a line-up; the status `removed` hides them instead. */
  deleteAthlete: deletionOf(athleteRecord),
  restoreAthlete: restorationOf(athleteRecord),
} satisfies CallsOf<'athletes'>;
