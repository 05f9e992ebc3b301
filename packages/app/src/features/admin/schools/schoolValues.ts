import type { SchoolRecord } from '@touchline/contract/school';
import * as v from 'valibot';
import type { RecordForm } from '../record/recordKind.ts';
import { draftColours } from '../record/draftColours.ts';
import { zoneOfDevice } from '#platform/time/schedule.ts';
import { textOrNull } from '../record/recordValues.ts';
import { draftText } from '#platform/storage/draftText.ts';
import { coloursOf, linesOf } from '../record/wire.ts';

/** The fields of a school as they are typed: texts, of which an empty one is none. */
export const schoolDraft = v.partial(
  v.object({
    name: draftText,
    shortName: draftText,
    type: draftText,
    city: draftText,
    district: draftText,
    country: draftText,
    timeZone: draftText,
    address: draftText,
    officePhone: draftText,
    officeEmail: draftText,
    website: draftText,
    about: draftText,
    /** Code of a language; empty where nobody has said it. */
    aboutLanguage: draftText,
    /** One on a line. */
    aliases: draftText,
    logoUrl: draftText,
    coverUrl: draftText,
    colours: draftColours,
    privacyContactEmail: draftText,
    defaults: v.object({ athleteNames: draftText, photos: draftText }),
  }),
);

export type SchoolValues = Required<v.InferOutput<typeof schoolDraft>>;

/** The fields, or some of them. */
export interface SchoolRecordFieldsProps {
  form: RecordForm<SchoolRecord, SchoolValues>;
}

export function schoolValuesOf(school: SchoolRecord): SchoolValues {
  return {
    name: school.name,
    shortName: school.shortName,
    type: school.type,
    city: school.city ?? '',
    district: school.district ?? '',
    country: school.country,
    timeZone: school.timeZone,
    address: school.address ?? '',
    officePhone: school.officePhone ?? '',
    officeEmail: school.officeEmail ?? '',
    website: school.website ?? '',
    about: school.about ?? '',
    aboutLanguage: school.aboutLanguage ?? '',
    aliases: school.aliases.join('\n'),
    logoUrl: school.logoUrl ?? '',
    coverUrl: school.coverUrl ?? '',
    colours: coloursOf(school.colours),
    privacyContactEmail: school.privacyContactEmail ?? '',
    defaults: { athleteNames: school.defaults.athleteNames, photos: school.defaults.photos },
  };
}

/** The country of a language tag, such as GB of en-GB; empty where the tag has none or is none. */
function regionOf(tag: string): string {
  try {
    return new Intl.Locale(tag).region ?? '';
  } catch {
    return '';
  }
}

/** A school that is being created: where the person is, and nothing is shown of athletes. */
export function blankSchool(): SchoolValues {
  return {
    name: '',
    shortName: '',
    type: 'secondary',
    city: '',
    district: '',
    country: regionOf(navigator.language),
    timeZone: zoneOfDevice(),
    address: '',
    officePhone: '',
    officeEmail: '',
    website: '',
    about: '',
    aboutLanguage: '',
    aliases: '',
    logoUrl: '',
    coverUrl: '',
    colours: null,
    privacyContactEmail: '',
    defaults: { athleteNames: 'hidden', photos: 'off' },
  };
}

export function schoolWireOf(values: SchoolValues): Readonly<Record<keyof SchoolValues, unknown>> {
  return {
    name: values.name,
    shortName: values.shortName,
    type: values.type,
    city: textOrNull(values.city),
    district: textOrNull(values.district),
    country: values.country,
    timeZone: values.timeZone,
    address: textOrNull(values.address),
    officePhone: textOrNull(values.officePhone),
    officeEmail: textOrNull(values.officeEmail),
    website: textOrNull(values.website),
    about: textOrNull(values.about),
    aboutLanguage: textOrNull(values.aboutLanguage),
    aliases: linesOf(values.aliases),
    logoUrl: textOrNull(values.logoUrl),
    coverUrl: textOrNull(values.coverUrl),
    colours: values.colours,
    privacyContactEmail: textOrNull(values.privacyContactEmail),
    defaults: values.defaults,
  };
}
