import { fold } from '@touchline/ui/fold';
import type { FoundTeam } from '../fields/findTeams.ts';
import { blankMatch, titleOf, type MatchValues, type TypedSide } from '../fields/matchValues.ts';
import { sides, teamsFor, type Directory, type SideName } from './directory.ts';
import type { ColumnId } from './importColumns.ts';
import type { Cells } from './readTable.ts';
import { readDay, readTime } from './readTime.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is wrong with a cell before it is a field of a match. */
export type CellMistake =
  | 'missing'
  | 'choice'
  | 'day'
  | 'noTeam'
  | 'noTeamInSchool'
  | 'severalTeams'
  | 'otherSchool';

/** A row as a person has it: what the file says, corrected, and which teams are meant. */
export interface TypedRow {
  cells: Cells;
  /** The ids of the teams that were chosen among several of one name. */
  chosen: Partial<Record<SideName, string>>;
}

/** Who imports: a school administrator has the own school alone (ADMIN-1). */
export interface Importer {
  /** Null for an administrator, who has all schools. */
  schoolId: string | null;
}

export interface RowContext extends Importer {
  directory: Directory;
  vocabulary: Vocabulary;
  /** The zone of the times that name none. */
  zone: string;
}

export interface RowValues {
  values: MatchValues;
  mistakes: ReadonlyMap<ColumnId, CellMistake>;
  /** The teams that each side can mean. */
  teams: Record<SideName, readonly FoundTeam[]>;
}

/** A row as the fields of a match, and what cannot be read of it. */
export function valuesOfRow({ cells, chosen }: TypedRow, context: RowContext): RowValues {
  const { vocabulary, directory } = context;
  const mistakes = new Map<ColumnId, CellMistake>();
  const cell = (id: ColumnId) => cells[id] ?? '';

  /** The id that a word stands for; what is no such word stays, and the schema refuses it. */
  function choiceOf(id: 'sport' | 'gender' | 'matchType'): string {
    const known = vocabulary[id].get(fold(cell(id)));
    if (known === undefined && cell(id) !== '') mistakes.set(id, 'choice');
    return known ?? '';
  }
  const sport = choiceOf('sport');
  const gender = choiceOf('gender');

  const teams = { home: [] as readonly FoundTeam[], away: [] as readonly FoundTeam[] };
  function sideOf(side: SideName): TypedSide {
    const school = `${side}School` as const;
    const found = fold(cell(side));
    const blank = { kind: 'team', id: '', name: cell(side), schoolName: cell(school) };
    if (found === '') {
      mistakes.set(side, 'missing');
      return blank;
    }
    if (vocabulary.open.has(found)) return { ...blank, kind: 'tbc', name: '', schoolName: '' };
    const wanted = {
      name: found,
      school: fold(cell(school)),
      sport: vocabulary.sport.get(fold(cell('sport'))),
      ageGroup: cell('ageGroup'),
      gender: vocabulary.gender.get(fold(cell('gender'))),
      chosen: chosen[side] ?? '',
    };
    teams[side] = teamsFor(directory, wanted);
    const [first, second] = teams[side];
    if (first && !second) return { ...blank, id: first.id, name: first.name };
    if (second) mistakes.set(side, 'severalTeams');
    else if (wanted.school === '') mistakes.set(side, 'noTeam');
    // A team that is not found at a school that is here is mistyped, and no guest.
    else if (directory.schools.get(wanted.school)?.length) mistakes.set(side, 'noTeamInSchool');
    else return { ...blank, kind: 'guest' };
    return blank;
  }
  const [homeTeam, awayTeam] = [sideOf('home'), sideOf('away')];
  const isSettled = sides.every((side) => !mistakes.has(side));
  if (isSettled && !isOwn(teams, context)) mistakes.set('home', 'otherSchool');

  const day = readDay(cell('date'));
  const isOpen = cell('date') === '' || vocabulary.open.has(fold(cell('date')));
  if (!day && !isOpen) mistakes.set('date', 'day');
  const time = readTime(cell('time')) || (day?.time ?? '');
  const timeZone = cell('timeZone') || context.zone;
  const schedule = {
    kind: time !== '' ? 'dateTime' : day || !isOpen ? 'date' : 'tbc',
    date: day?.date ?? '',
    time,
    zone: timeZone,
  };

  const values: MatchValues = {
    ...blankMatch(),
    broadcastTitle: cell('title') || titleOf(homeTeam, awayTeam),
    // A team has a sport, so that a file of one team's matches needs no column for it.
    sport: sport || (cell('sport') === '' ? (teams.home[0] ?? teams.away[0])?.sport : '') || '',
    homeTeam,
    awayTeam,
    schedule,
    timeZone,
    venue: {
      name: cell('venue'),
      pitch: cell('pitch'),
      address: cell('address'),
      city: cell('city'),
      mapUrl: cell('mapUrl'),
      place: '',
    },
    competition: cell('competition'),
    round: cell('round'),
    matchType: choiceOf('matchType'),
    ageGroup: cell('ageGroup'),
    gender,
    level: cell('level'),
    streamUrl: cell('streamUrl'),
  };
  return { values, mistakes, teams };
}

function isOwn(teams: RowValues['teams'], { schoolId }: Importer): boolean {
  if (schoolId === null) return true;
  return sides.some((side) => teams[side].some(({ school }) => school.id === schoolId));
}
