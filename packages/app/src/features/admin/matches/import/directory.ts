import type { Sport } from '@touchline/contract/match';
import type { Gender } from '@touchline/contract/team';
import { fold } from '@touchline/ui/fold';
import { call } from '#platform/client/client.ts';
import { searchFolded } from '#platform/foldedSearch.ts';
import { searchTeams, type FoundTeam } from '../fields/findTeams.ts';
import type { Cells } from './readTable.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The most characters that a search takes. */
const longestSearch = 100;

/** The most records of a list that a server answers at once. */
const most = 100;

/** The teams and the schools of the names in a file. */
export interface Directory {
  /** By `teamKey`. */
  teams: ReadonlyMap<string, readonly FoundTeam[]>;
  /** The ids of the schools of a name, by the folded name. */
  schools: ReadonlyMap<string, readonly string[]>;
}

export const emptyDirectory: Directory = { teams: new Map(), schools: new Map() };

/** A name whose record has to be looked up. */
export interface Lookup {
  kind: 'team' | 'school';
  name: string;
  /** The id of the one school whose teams are asked for. */
  schoolId?: string;
}

/**
 * Where the teams of a name are found. Many schools have a team of the same name, more than a list has
 * at once, so those of a school that is known are asked for alone.
 */
export function teamKey(name: string, schoolId: string | undefined): string {
  return schoolId === undefined ? name : `${name}\n${schoolId}`;
}

/** The id of the school of a folded name; undefined for none, and where several have the name. */
function onlySchool(schools: Directory['schools'], name: string): string | undefined {
  const [id, other] = schools.get(name) ?? [];
  return other === undefined ? id : undefined;
}

export const sides = ['home', 'away'] as const;
export type SideName = (typeof sides)[number];

/** What has to be looked up before these rows can be checked: a school before its teams. */
export function missingLookups(
  rows: readonly { cells: Cells }[],
  { teams, schools }: Directory,
  { open }: Vocabulary,
): Lookup[] {
  const wanted = new Map<string, Lookup>();
  for (const { cells } of rows) {
    for (const side of sides) {
      const name = fold(cells[side] ?? '');
      const school = fold(cells[`${side}School`] ?? '');
      if (name === '' || open.has(name)) continue;
      if (school !== '' && !schools.has(school)) {
        wanted.set(`school ${school}`, { kind: 'school', name: cells[`${side}School`] ?? '' });
        continue;
      }
      const schoolId = onlySchool(schools, school);
      const key = teamKey(name, schoolId);
      const team: Lookup = { kind: 'team', name: cells[side] ?? '' };
      if (!teams.has(key))
        wanted.set(`team ${key}`, schoolId === undefined ? team : { ...team, schoolId });
    }
  }
  return [...wanted.values()];
}

/**
 * Looks a name up as the search of a record does, and keeps what has exactly this name.
 *
 * @returns adds what was found
 */
export async function lookUp(
  { kind, name, schoolId }: Lookup,
  signal: AbortSignal,
): Promise<(before: Directory) => Directory> {
  const wanted = fold(name);
  const search = [...name].slice(0, longestSearch).join('');
  if (kind === 'team') {
    const { teams } = await searchTeams(search, signal, { most, schoolId });
    const found = teams.filter((team) => isNamed(team, wanted));
    const key = teamKey(wanted, schoolId);
    return (before) => ({ ...before, teams: new Map(before.teams).set(key, found) });
  }
  const { items } = await searchFolded(search, (text) =>
    call('schools', { query: { search: text, pageSize: most }, signal, isTracked: false }),
  );
  const ids = items.filter((school) => isNamed(school, wanted)).map(({ id }) => id);
  return (before) => ({ ...before, schools: new Map(before.schools).set(wanted, ids) });
}

function isNamed(
  {
    name,
    shortName,
    aliases = [],
  }: { name: string; shortName: string; aliases?: readonly string[] },
  wanted: string,
): boolean {
  return [name, shortName, ...aliases].some((each) => fold(each) === wanted);
}

export interface WantedTeam {
  /** Folded. */
  name: string;
  /** Folded; empty for any. */
  school: string;
  sport: Sport | undefined;
  ageGroup: string;
  gender: Gender | undefined;
  /** The id of the one that a person has chosen; empty for none. */
  chosen: string;
}

/** The teams that a cell can mean: none, the one, or several among which a person has to choose. */
export function teamsFor(directory: Directory, wanted: WantedTeam): readonly FoundTeam[] {
  const schoolId = onlySchool(directory.schools, wanted.school);
  const named = directory.teams.get(teamKey(wanted.name, schoolId)) ?? [];
  const ofSchool = wanted.school
    ? named.filter(({ school }) => isNamed(school, wanted.school))
    : named;
  const chosen = ofSchool.filter(({ id }) => id === wanted.chosen);
  if (chosen.length > 0) return chosen;
  const latest = ofSchool
    .map(({ season }) => season)
    .toSorted()
    .at(-1);
  const tells: ((team: FoundTeam) => boolean)[] = [
    ({ sport }) => sport === wanted.sport,
    ({ ageGroup }) => fold(ageGroup ?? '') === fold(wanted.ageGroup),
    ({ gender }) => gender === wanted.gender,
    ({ season }) => season === latest,
  ];
  return tells.reduce<readonly FoundTeam[]>((left, isRight) => {
    const narrowed = left.filter(isRight);
    return left.length > 1 && narrowed.length > 0 ? narrowed : left;
  }, ofSchool);
}
