import type { TeamRecord } from '@touchline/contract/team';
import type { User } from '@touchline/contract/user';
import * as v from 'valibot';
import type { RecordForm } from '../record/recordKind.ts';
import { draftColours } from '../record/draftColours.ts';
import { serverNow } from '#platform/serverClock.ts';
import { numberOrNull, textOrNull } from '../record/recordValues.ts';
import { draftText } from '#platform/storage/draftText.ts';
import { coloursOf, linesOf } from '../record/wire.ts';

/** A place in a squad as it is typed. The name of the athlete is not kept. */
const squadEntry = v.object({ athleteId: draftText, shirtNumber: draftText, role: draftText });

/** The fields of a team as they are typed: texts, of which an empty one is none. */
export const teamDraft = v.partial(
  v.object({
    name: draftText,
    shortName: draftText,
    schoolId: draftText,
    sport: draftText,
    gender: draftText,
    ageGroup: draftText,
    season: draftText,
    level: draftText,
    /** Other names of the team, one on each line. */
    aliases: draftText,
    crestUrl: draftText,
    colours: draftColours,
    visibility: draftText,
    squad: v.pipe(v.array(squadEntry), v.maxLength(200)),
  }),
);

export type TeamValues = Required<v.InferOutput<typeof teamDraft>>;

/** The fields, or some of them. */
export interface TeamFieldsProps {
  form: RecordForm<TeamRecord, TeamValues>;
}
export type SquadEntry = v.InferOutput<typeof squadEntry>;

export function teamValuesOf(team: TeamRecord): TeamValues {
  return {
    name: team.name,
    shortName: team.shortName,
    schoolId: team.school.id,
    sport: team.sport,
    gender: team.gender,
    ageGroup: team.ageGroup ?? '',
    season: team.season,
    level: team.level ?? '',
    aliases: team.aliases.join('\n'),
    crestUrl: team.crestUrl ?? '',
    colours: coloursOf(team.colours),
    visibility: team.visibility,
    squad: team.squad.map(({ athleteId, shirtNumber, role }) => ({
      athleteId,
      shirtNumber: shirtNumber === null ? '' : String(shirtNumber),
      role: role ?? '',
    })),
  };
}

/** The month, from 0, with which a season begins. */
const firstMonth = 6;

/** The season of a time, such as `2025/26`. */
export function seasonAt(time: number): string {
  const date = new Date(time);
  const first = date.getFullYear() - (date.getMonth() < firstMonth ? 1 : 0);
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}

export function blankTeam({ school }: User): TeamValues {
  return {
    name: '',
    shortName: '',
    schoolId: school?.id ?? '',
    sport: '',
    gender: '',
    ageGroup: '',
    season: seasonAt(serverNow()),
    level: '',
    aliases: '',
    crestUrl: '',
    colours: null,
    visibility: 'draft',
    squad: [],
  };
}

export function teamWireOf(values: TeamValues): Readonly<Record<keyof TeamValues, unknown>> {
  return {
    name: values.name,
    shortName: values.shortName,
    schoolId: values.schoolId,
    sport: values.sport,
    gender: values.gender,
    ageGroup: textOrNull(values.ageGroup),
    season: values.season.trim(),
    level: textOrNull(values.level),
    aliases: linesOf(values.aliases),
    crestUrl: textOrNull(values.crestUrl),
    colours: values.colours,
    visibility: values.visibility,
    squad: values.squad.map(({ athleteId, shirtNumber, role }) => ({
      athleteId,
      shirtNumber: numberOrNull(shirtNumber),
      role: textOrNull(role),
    })),
  };
}

/** The places whose number another place has too, by their index (TEAM-4). */
export function takenNumbers(squad: readonly SquadEntry[]): number[] {
  const numbers = squad.map(({ shirtNumber }) => numberOrNull(shirtNumber));
  return numbers.flatMap((number, index) =>
    number !== null && numbers.some((other, at) => at !== index && other === number) ? [index] : [],
  );
}
