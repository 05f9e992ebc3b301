import type { AthleteRecord } from '@touchline/contract/athlete';
import { calls } from '@touchline/contract/calls/athletes';
import { formatAbsolute } from '@touchline/ui/DateTime';
import type { TFunction } from 'i18next';
import * as v from 'valibot';
import { roleText } from '#features/matches';
import { call } from '#platform/client/client.ts';
import { serverNow } from '#platform/serverClock.ts';
import { orSayInUse } from '../record/orSayInUse.ts';
import type { Findings, LikelyDuplicate, RecordKind } from '../record/recordKind.ts';
import { pictureVersion, schoolVersion } from '../record/versions/versions.tsx';
import { AthleteAside } from './AthleteAside.tsx';
import { AthleteFields } from './AthleteFields.tsx';
import { AthleteHead } from './AthleteHead.tsx';
import {
  athleteDraft,
  athleteValuesOf,
  athleteWireOf,
  blankAthlete,
  isAthletesAge,
  type AthleteValues,
} from './athleteValues.ts';

type NewAthlete = Parameters<typeof call<'createAthlete'>>[1]['body']['athlete'];

/** An athlete is created without a photograph, and one who is there may have it (ATHLETE-18). */
const body = v.strictObject({
  ...calls.createAthlete.body.entries.athlete.entries,
  photoUrl: calls.updateAthlete.body.entries.athlete.entries.photoUrl,
});

const fullName = ({ givenName, familyName }: AthleteRecord) => `${givenName} ${familyName}`;

async function findDuplicates(
  { givenName, familyName, schoolId, dateOfBirth }: AthleteValues,
  exceptId: string | null,
  signal: AbortSignal,
): Promise<LikelyDuplicate[]> {
  const body = {
    givenName,
    familyName,
    schoolId,
    ...(dateOfBirth ? { dateOfBirth } : {}),
    ...(exceptId === null ? {} : { exceptId }),
  };
  // Incomplete values are not searched for.
  if (!v.is(calls.athleteDuplicates.body, body)) return [];
  const { items } = await call('athleteDuplicates', { body, signal, isTracked: false });
  return items.map((athlete) => ({ id: athlete.id, name: fullName(athlete) }));
}

function check(t: TFunction, { dateOfBirth }: AthleteValues): Findings {
  const isWrong = dateOfBirth !== '' && !isAthletesAge(dateOfBirth, serverNow());
  return new Map(isWrong ? [['dateOfBirth', t('adminRecord.athletes.wrong.age')]] : []);
}

export const athleteKind: RecordKind<AthleteRecord, AthleteValues> = {
  area: 'athletes',
  part: 'athlete',
  draft: athleteDraft,
  body,
  needed: ['givenName', 'familyName', 'schoolId'],
  blank: blankAthlete,
  valuesOf: athleteValuesOf,
  wireOf: athleteWireOf,
  fetch: (id) => call('athlete', { path: { id } }),
  create: (athlete, signal) =>
    call('createAthlete', { body: { athlete: athlete as NewAthlete }, signal }),
  update: (id, version, athlete, signal) =>
    call('updateAthlete', { path: { id }, body: { version, athlete }, signal }),
  remove: (id, version) =>
    orSayInUse('athletes', call('deleteAthlete', { path: { id }, query: { version } })),
  restore: (id) => call('restoreAthlete', { path: { id }, body: {} }),
  nameOf: fullName,
  labelOf: (t, name) => t(`adminRecord.athletes.fields.${name}`),
  invalidText: (t, name) =>
    t(name === 'dateOfBirth' ? 'adminRecord.athletes.wrong.date' : 'validation.pattern'),
  textOf(t, name, values, record, language) {
    switch (name) {
      case 'schoolId':
        return values.schoolId === record?.school.id ? record.school.name : values.schoolId;
      case 'displayPolicy':
        return t(`adminRecord.athletes.policies.${values.displayPolicy as 'hidden'}`);
      case 'safetyFlag':
        return t(values.safetyFlag ? 'adminRecord.athletes.yes' : 'adminRecord.athletes.no');
      case 'position':
        return roleText(t, values.position) ?? '';
      case 'dateOfBirth':
        return formatAbsolute(values.dateOfBirth, 'date', { language });
      case 'ageBand':
        return values.ageBand || t('adminRecord.athletes.noBand');
      default:
        return values[name];
    }
  },
  showOf(t, name, values) {
    if (name === 'photoUrl')
      return pictureVersion(values.photoUrl, t('adminRecord.athletes.fields.photoUrl'));
    return name === 'schoolId' && schoolVersion(values.schoolId);
  },
  check,
  duplicateKeys: ['givenName', 'familyName', 'schoolId', 'dateOfBirth'],
  findDuplicates,
  Head: AthleteHead,
  Fields: AthleteFields,
  Aside: AthleteAside,
  mayRemove: (_user, { teams, isInUse }) => teams.length === 0 && !isInUse,
};
