import type { Sport } from '@touchline/contract/match';
import type { Gender } from '@touchline/contract/team';
import { fold } from '@touchline/ui/fold';
import { call } from '#platform/client/client.ts';
import { searchTeams, type FoundTeam } from '../findTeams.ts';
import type { Cells } from './readTable.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The most characters that a search takes. */
const longestSearch = 100;

/** The teams and the schools of the names in a file, by their folded name. */
export interface Directory {
  teams: ReadonlyMap<string, readonly FoundTeam[]>;
  /** Whether there is a school of this name. */
  schools: ReadonlyMap<string, boolean>;
}

export const emptyDirectory: Directory = { teams: new Map(), schools: new Map() };

/** A name whose record has to be looked up. */
export interface Lookup {
  kind: 'team' | 'school';
  name: string;
}

export const sides = ['home', 'away'] as const;
export type SideName = (typeof sides)[number];

/** What has to be looked up before these rows can be checked. */
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
      const isTeam = name !== '' && !open.has(name);
      if (isTeam && !teams.has(name))
        wanted.set(`team ${name}`, { kind: 'team', name: cells[side] ?? '' });
      if (isTeam && school !== '' && !schools.has(school))
        wanted.set(`school ${school}`, { kind: 'school', name: cells[`${side}School`] ?? '' });
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
  { kind, name }: Lookup,
  signal: AbortSignal,
): Promise<(before: Directory) => Directory> {
  const wanted = fold(name);
  const search = [...name].slice(0, longestSearch).join('');
  if (kind === 'team') {
    const found = (await searchTeams(search, signal)).filter((team) => isNamed(team, wanted));
    return (before) => ({ ...before, teams: new Map(before.teams).set(wanted, found) });
  }
  const { items } = await call('schools', {
    query: { search, pageSize: 20 },
    signal,
    isTracked: false,
  });
  const isThere = items.some((school) => isNamed(school, wanted));
  return (before) => ({ ...before, schools: new Map(before.schools).set(wanted, isThere) });
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
  const named = directory.teams.get(wanted.name) ?? [];
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
