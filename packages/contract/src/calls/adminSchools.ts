import * as v from 'valibot';
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
import {
  between,
  colour,
  countryCode,
  languageCode,
  phone,
  picture,
  webAddress,
} from '../internal/fields.ts';
import { email, listed, text, timeZone } from '../internal/strict.ts';
import {
  nameDisplays,
  photoDisplays,
  schoolRecord,
  schoolStatuses,
  schoolTypes,
} from '../school.ts';

const coordinate = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

const needed = {
  name: between(3, 120),
  shortName: between(2, 20),
  type: v.picklist(schoolTypes),
  country: countryCode,
  timeZone,
};

const open = {
  city: v.optional(v.nullable(text(60))),
  district: v.optional(v.nullable(text(60))),
  address: v.optional(v.nullable(text(160))),
  officePhone: v.optional(v.nullable(phone)),
  officeEmail: v.optional(v.nullable(email)),
  website: v.optional(v.nullable(webAddress(200))),
  logoUrl: v.optional(v.nullable(picture)),
  coverUrl: v.optional(v.nullable(picture)),
  colours: v.optional(v.nullable(v.strictObject({ primary: colour, secondary: colour }))),
  about: v.optional(v.nullable(text(1000))),
  aboutLanguage: v.optional(v.nullable(languageCode)),
  latitude: v.optional(v.nullable(coordinate(90))),
  longitude: v.optional(v.nullable(coordinate(180))),
  aliases: v.optional(v.pipe(v.array(between(1, 60)), v.maxLength(10))),
  privacyContactEmail: v.optional(v.nullable(email)),
  defaults: v.optional(
    v.strictObject({
      athleteNames: v.picklist(nameDisplays),
      photos: v.picklist(photoDisplays),
    }),
  ),
  /** Changed by an Administrator alone. */
  status: v.optional(v.picklist(schoolStatuses)),
};

export const calls = {
  adminSchools: {
    query: v.strictObject({
      ...listQuery(['name', 'city', 'status', 'updatedAt']),
      status: v.optional(listed(v.picklist(schoolStatuses), schoolStatuses.length)),
      country: v.optional(countryCode),
    }),
    answer: pageOf(schoolRecord),
  },
  adminSchool: { ...byId, answer: schoolRecord },
  createSchool: {
    body: v.strictObject({ school: v.strictObject({ ...needed, ...open }) }),
    answer: schoolRecord,
  },
  updateSchool: {
    path: idPath,
    body: v.strictObject({
      version,
      school: v.strictObject({ ...v.partial(v.strictObject(needed)).entries, ...open }),
    }),
    answer: schoolRecord,
    errors: changeErrors(schoolRecord),
  },
  /** 409 while teams, athletes or matches belong to the school. Answers the deleted record. */
  deleteSchool: deletionOf(schoolRecord),
  restoreSchool: restorationOf(schoolRecord),
  /** Replaces the join code; the old one is refused from then on. */
  renewJoinCode: {
    path: idPath,
    body: v.strictObject({ version }),
    answer: schoolRecord,
    errors: changeErrors(schoolRecord),
  },
} satisfies CallsOf<'adminSchools'>;
