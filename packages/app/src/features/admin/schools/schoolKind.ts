import { calls } from '@touchline/contract/calls/adminSchools';
import type { SchoolRecord } from '@touchline/contract/school';
import { fold } from '@touchline/ui/fold';
import { call } from '#platform/client/client.ts';
import { searchFolded } from '#platform/foldedSearch.ts';
import { cutSearchText } from '#platform/searchText.ts';
import { orSayInUse } from '../record/orSayInUse.ts';
import type { LikelyDuplicate, RecordKind } from '../record/recordKind.ts';
import { coloursText, coloursVersion, pictureVersion } from '../record/versions/versions.tsx';
import { countriesIn, labelIn, languagesIn } from './places.ts';
import { SchoolAside } from './SchoolAside.tsx';
import { SchoolRecordFields } from './SchoolRecordFields.tsx';
import { SchoolHead } from './SchoolHead.tsx';
import {
  blankSchool,
  schoolDraft,
  schoolValuesOf,
  schoolWireOf,
  type SchoolValues,
} from './schoolValues.ts';

type NewSchool = Parameters<typeof call<'createSchool'>>[1]['body']['school'];

/** Schools with this name, however it is written. */
async function findDuplicates(
  { name }: SchoolValues,
  exceptId: string | null,
  signal: AbortSignal,
): Promise<LikelyDuplicate[]> {
  const wanted = fold(name);
  if (!wanted) return [];
  const { items } = await searchFolded(cutSearchText(name.trim()), (search) =>
    call('adminSchools', { query: { search, pageSize: 20 }, signal, isTracked: false }),
  );
  return items
    .filter((school) => school.id !== exceptId && fold(school.name) === wanted)
    .map((school) => ({ id: school.id, name: school.name }));
}

export const schoolKind: RecordKind<SchoolRecord, SchoolValues> = {
  area: 'schools',
  part: 'school',
  draft: schoolDraft,
  body: calls.createSchool.body.entries.school,
  needed: ['name', 'shortName', 'type', 'country', 'timeZone'],
  blank: blankSchool,
  valuesOf: schoolValuesOf,
  wireOf: schoolWireOf,
  fetch: (id) => call('adminSchool', { path: { id } }),
  create: (school, signal) =>
    call('createSchool', { body: { school: school as NewSchool }, signal }),
  update: (id, version, school, signal) =>
    call('updateSchool', { path: { id }, body: { version, school }, signal }),
  remove: (id, version) =>
    orSayInUse('schools', call('deleteSchool', { path: { id }, query: { version } })),
  restore: (id) => call('restoreSchool', { path: { id }, body: {} }),
  nameOf: ({ name }) => name,
  labelOf: (t, name) => t(`adminRecord.schools.fields.${name}`),
  invalidText(t, name) {
    switch (name) {
      case 'officePhone':
        return t('adminRecord.schools.wrong.phone');
      case 'officeEmail':
      case 'privacyContactEmail':
        return t('validation.email');
      case 'website':
        return t('adminRecord.schools.wrong.website');
      case 'aliases':
        return t('adminRecord.schools.wrong.aliases');
      default:
        return t('validation.pattern');
    }
  },
  textOf(t, name, values, _record, language) {
    switch (name) {
      case 'type':
        return t(`adminRecord.schools.types.${values.type as 'primary'}`);
      case 'colours':
        return coloursText(t, values.colours);
      case 'country':
        return labelIn(countriesIn(language), values.country);
      case 'aboutLanguage':
        return labelIn(languagesIn(language), values.aboutLanguage);
      case 'timeZone':
        return values.timeZone.replaceAll('_', ' ');
      case 'defaults':
        return [
          t(`adminRecord.schools.names.${values.defaults.athleteNames as 'hidden'}`),
          t(`adminRecord.schools.photos.${values.defaults.photos as 'off'}`),
        ].join(', ');
      default:
        return values[name];
    }
  },
  showOf(t, name, values, { id }) {
    if (name === 'colours') return coloursVersion(t, values.colours, { id, name: values.name });
    return (
      (name === 'logoUrl' || name === 'coverUrl') &&
      pictureVersion(values[name], t(`adminRecord.schools.fields.${name}`))
    );
  },
  duplicateKeys: ['name'],
  findDuplicates,
  Head: SchoolHead,
  Fields: SchoolRecordFields,
  Aside: SchoolAside,
  mayRemove: ({ roles }, { isInUse }) => roles.includes('Administrator') && !isInUse,
};
