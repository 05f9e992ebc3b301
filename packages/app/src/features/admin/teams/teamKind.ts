import { calls } from '@touchline/contract/calls/teams';
import type { TeamRecord } from '@touchline/contract/team';
import type { TFunction } from 'i18next';
import * as v from 'valibot';
import { call } from '#platform/client/client.ts';
import { orSayInUse } from '../record/orSayInUse.ts';
import type { Findings, LikelyDuplicate, RecordKind } from '../record/recordKind.ts';
import {
  coloursText,
  coloursVersion,
  pictureVersion,
  schoolVersion,
} from '../record/versions/versions.tsx';
import { squadVersion } from './squadVersion.tsx';
import { TeamAside } from './TeamAside.tsx';
import { TeamFields } from './TeamFields.tsx';
import { TeamHead } from './TeamHead.tsx';
import {
  blankTeam,
  takenNumbers,
  teamDraft,
  teamValuesOf,
  teamWireOf,
  type TeamValues,
} from './teamValues.ts';

type NewTeam = Parameters<typeof call<'createTeam'>>[1]['body']['team'];
type Question = NonNullable<Parameters<typeof call<'teamDuplicates'>>[1]>['query'];

async function findDuplicates(
  { schoolId, sport, gender, season, name, ageGroup }: TeamValues,
  exceptId: string | null,
  signal: AbortSignal,
): Promise<LikelyDuplicate[]> {
  const query = {
    schoolId,
    sport,
    gender,
    season: season.trim(),
    name: name.trim(),
    ...(ageGroup.trim() ? { ageGroup: ageGroup.trim() } : {}),
    ...(exceptId === null ? {} : { exceptId }),
  };
  // Incomplete values are not searched for.
  if (!v.is(calls.teamDuplicates.query, query)) return [];
  const { items } = await call('teamDuplicates', {
    query: query as Question,
    signal,
    isTracked: false,
  });
  return items.map((team) => ({ id: team.id, name: `${team.name} · ${team.season}` }));
}

function check(t: TFunction, { squad }: TeamValues): Findings {
  const message = t('adminRecord.teams.wrong.taken');
  return new Map(takenNumbers(squad).map((index) => [`squad.${index}.shirtNumber`, message]));
}

export const teamKind: RecordKind<TeamRecord, TeamValues> = {
  area: 'teams',
  part: 'team',
  draft: teamDraft,
  body: calls.createTeam.body.entries.team,
  needed: ['name', 'shortName', 'schoolId', 'sport', 'gender', 'season'],
  blank: blankTeam,
  valuesOf: teamValuesOf,
  wireOf: teamWireOf,
  fetch: (id) => call('adminTeam', { path: { id } }),
  create: (team, signal) => call('createTeam', { body: { team: team as NewTeam }, signal }),
  update: (id, version, team, signal) =>
    call('updateTeam', { path: { id }, body: { version, team }, signal }),
  remove: (id, version) =>
    orSayInUse('teams', call('deleteTeam', { path: { id }, query: { version } })),
  restore: (id) => call('restoreTeam', { path: { id }, body: {} }),
  nameOf: ({ name }) => name,
  labelOf: (t, name) => t(`adminRecord.teams.fields.${name}`),
  invalidText(t, name) {
    switch (name) {
      case 'season':
        return t('adminRecord.teams.wrong.season');
      case 'aliases':
        return t('adminRecord.teams.wrong.aliases');
      case 'squad':
        return t('adminRecord.teams.wrong.squad');
      default:
        return t('validation.pattern');
    }
  },
  textOf(t, name, values, record) {
    switch (name) {
      case 'schoolId':
        return values.schoolId === record?.school.id ? record.school.name : values.schoolId;
      case 'sport':
        return t(`match.sport.${values.sport as 'football'}`);
      case 'gender':
        return t(`team.gender.${values.gender as 'boys'}`);
      case 'visibility':
        return t(`adminRecord.teams.visibilities.${values.visibility as 'draft'}`);
      case 'colours':
        return coloursText(t, values.colours);
      case 'squad':
        return [
          t('adminRecord.teams.players', { count: values.squad.length }),
          values.squad.map(({ shirtNumber }) => shirtNumber || '–').join(', '),
        ].join(': ');
      default:
        return values[name];
    }
  },
  showOf(t, name, values, { id, school }) {
    if (name === 'colours')
      return coloursVersion(t, values.colours, { id: school.id, name: school.name });
    if (name === 'crestUrl')
      return pictureVersion(values.crestUrl, t('adminRecord.teams.fields.crestUrl'));
    if (name === 'squad' && values.squad.length > 0) return squadVersion(id, values.squad);
    return name === 'schoolId' && schoolVersion(values.schoolId);
  },
  check,
  duplicateKeys: ['schoolId', 'sport', 'gender', 'season', 'name', 'ageGroup'],
  findDuplicates,
  Head: TeamHead,
  Fields: TeamFields,
  Aside: TeamAside,
  mayRemove: (_user, { matchCount }) => matchCount === 0,
};
