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
import { between, colour, picture, shirtNumber } from '../internal/fields.ts';
import { listed, strictId, text } from '../internal/strict.ts';
import { sports, visibilities } from '../match.ts';
import { genders, standings, teamProfile, teamRecord, teamStatuses, teamSummary } from '../team.ts';

const season = v.pipe(v.string(), v.regex(/^\d{4}(?:\/\d{2})?$/));

const needed = {
  name: between(2, 60),
  shortName: between(2, 12),
  schoolId: strictId,
  sport: v.picklist(sports),
  gender: v.picklist(genders),
  season,
};

const open = {
  ageGroup: v.optional(v.nullable(between(1, 20))),
  level: v.optional(v.nullable(text(20))),
  colours: v.optional(v.nullable(v.strictObject({ primary: colour, secondary: colour }))),
  crestUrl: v.optional(v.nullable(picture)),
  status: v.optional(v.picklist(teamStatuses)),
  aliases: v.optional(v.pipe(v.array(between(1, 60)), v.maxLength(10))),
  visibility: v.optional(v.picklist(visibilities)),
  /** Athletes of the school; a shirt number occurs once. */
  squad: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          athleteId: strictId,
          shirtNumber: v.optional(v.nullable(shirtNumber)),
          role: v.optional(v.nullable(text(30))),
        }),
      ),
      v.maxLength(60),
    ),
  ),
};

const filters = {
  schoolId: v.optional(strictId),
  sport: v.optional(listed(v.picklist(sports), sports.length)),
  ageGroup: v.optional(listed(between(1, 20), 20)),
  season: v.optional(season),
};

export const calls = {
  /** Published teams. */
  teams: {
    query: v.strictObject({
      ...listQuery(['name', 'school', 'sport']),
      ...filters,
      ids: v.optional(listed(strictId, 100)),
    }),
    answer: pageOf(teamSummary),
  },
  /** 404 for an unknown team and for one that is not published. */
  team: { ...byId, answer: teamProfile },
  /** Null where there is no table: knock-out rounds, or no match yet. */
  standings: { ...byId, answer: v.nullable(standings) },
  adminTeams: {
    query: v.strictObject({
      ...listQuery(['name', 'school', 'sport', 'season', 'updatedAt']),
      ...filters,
      gender: v.optional(v.picklist(genders)),
      status: v.optional(v.picklist(teamStatuses)),
      visibility: v.optional(v.picklist(visibilities)),
    }),
    answer: pageOf(teamRecord),
  },
  /** Teams that would be the same team twice in a season (TEAM-2). */
  teamDuplicates: {
    query: v.strictObject({
      schoolId: strictId,
      sport: v.picklist(sports),
      gender: v.picklist(genders),
      season,
      name: between(2, 60),
      ageGroup: v.optional(between(1, 20)),
      /** The team that is being changed. */
      exceptId: v.optional(strictId),
    }),
    answer: pageOf(teamRecord),
  },
  adminTeam: { ...byId, answer: teamRecord },
  createTeam: {
    body: v.strictObject({ team: v.strictObject({ ...needed, ...open }) }),
    answer: teamRecord,
  },
  updateTeam: {
    path: idPath,
    body: v.strictObject({
      version,
      team: v.strictObject({ ...v.partial(v.strictObject(needed)).entries, ...open }),
    }),
    answer: teamRecord,
    errors: changeErrors(teamRecord),
  },
  /** 409 for a team with matches, which can be archived. Answers the deleted record. */
  deleteTeam: deletionOf(teamRecord),
  restoreTeam: restorationOf(teamRecord),
} satisfies CallsOf<'teams'>;
