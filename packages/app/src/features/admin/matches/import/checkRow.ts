import type { TFunction } from 'i18next';
import { fold } from '@touchline/ui/fold';
import { matchTypes } from '@touchline/contract/adminMatch';
import { sports } from '@touchline/contract/match';
import { genders } from '@touchline/contract/team';
import { serverNow } from '#platform/serverClock.ts';
import { findingsIn } from '../matchRules.ts';
import { isPast, scheduleOf } from '../fields/matchTime.ts';
import { matchWireOf, type MatchValues, type TypedSide } from '../fields/matchValues.ts';
import { columnOf, type ColumnId } from './importColumns.ts';
import {
  valuesOfRow,
  type CellMistake,
  type RowContext,
  type RowValues,
  type TypedRow,
} from './rowValues.ts';

/** A row after the dry run. */
export interface CheckedRow extends RowValues {
  /** What is wrong, in words, by the column in which it stands. */
  errors: ReadonlyMap<ColumnId, string>;
  /** The body of the call that creates it. */
  wire: Record<string, unknown>;
  /** Whether its time has passed. */
  isPast: boolean;
  /** Whether each side is a guest, which has no record here. */
  isGuest: { home: boolean; away: boolean };
}

/** Checks a row against the rules of the record of a match, in words beside its cells (ADMIN-150). */
export function checkRow(t: TFunction, row: TypedRow, context: RowContext): CheckedRow {
  const read = valuesOfRow(row, context);
  const { values, mistakes, teams } = read;
  const errors = new Map<ColumnId, string>();
  for (const [column, mistake] of mistakes) errors.set(column, mistakeText(t, column, mistake));
  for (const [path, text] of findingsIn(t, values)) {
    const column = columnOf(path) ?? 'title';
    if (!isTold(path, errors, row) && !errors.has(column)) errors.set(column, text);
  }
  return {
    values,
    mistakes,
    teams,
    errors,
    wire: { ...matchWireOf(values) },
    isPast: isPast(scheduleOf(values.schedule), serverNow()),
    isGuest: { home: values.homeTeam.kind === 'guest', away: values.awayTeam.kind === 'guest' },
  };
}

/** Whether what is wrong at a path follows from what is already said about another cell. */
function isTold(path: string, errors: ReadonlyMap<ColumnId, string>, { cells }: TypedRow): boolean {
  if (path === 'schedule.startsAt') return errors.has('date') || errors.has('time');
  const hasSides = !errors.has('home') && !errors.has('away');
  return path === 'broadcastTitle' && !cells.title && !hasSides;
}

function mistakeText(t: TFunction, column: ColumnId, mistake: CellMistake): string {
  switch (mistake) {
    case 'missing':
      return t('adminImport.wrong.missing', { word: t('match.toBeConfirmed') });
    case 'choice':
      return t('adminImport.wrong.choice', { choices: choicesOf(t, column).join(', ') });
    default:
      return t(`adminImport.wrong.${mistake}`);
  }
}

/** What can be written into a column of closed values, in the language of the page. */
export function choicesOf(t: TFunction, column: ColumnId): string[] {
  switch (column) {
    case 'sport':
      return sports.map((id) => t(`match.sport.${id}`));
    case 'gender':
      return genders.map((id) => t(`team.gender.${id}`));
    case 'matchType':
      return matchTypes.map((id) => t(`match.kind.${id}`));
    default:
      return [];
  }
}

/** Two matches of a team clash if they start within this time, in ms. */
const apart = 150 * 60_000;

/** What a row has in common with an earlier row of the same file. */
export interface InFile {
  line: number;
  isClash: boolean;
}

/** The rows that are in the file twice, or in which a team is in two places, by their index. */
export function duplicatesInFile(
  rows: readonly { line: number; values: MatchValues }[],
): Map<number, InFile> {
  const found = new Map<number, InFile>();
  const byDay = Map.groupBy(rows.keys(), (index) => rows[index]?.values.schedule.date ?? '');
  for (const [day, indexes] of byDay) {
    if (day === '') continue;
    for (const [place, index] of indexes.entries()) {
      const row = rows[index];
      const before = indexes.slice(0, place).flatMap((each) => rows[each] ?? []);
      if (!row) continue;
      const earlier = before.find(
        ({ values }) => keysOf(values).join() === keysOf(row.values).join(),
      );
      const clash = before.find(({ values }) => isClash(values, row.values));
      if (earlier && keysOf(row.values).length === 2)
        found.set(index, { line: earlier.line, isClash: false });
      else if (clash) found.set(index, { line: clash.line, isClash: true });
    }
  }
  return found;
}

/** The sides that are known, in an order that does not depend on who is at home. */
function keysOf({ homeTeam, awayTeam }: MatchValues): string[] {
  return [homeTeam, awayTeam].flatMap((side) => keyOf(side) ?? []).toSorted();
}

function keyOf({ kind, id, name, schoolName }: TypedSide): string | null {
  if (kind === 'team') return id === '' ? null : `team ${id}`;
  return kind === 'guest' ? `guest ${fold(name)} ${fold(schoolName)}` : null;
}

function isClash(one: MatchValues, other: MatchValues): boolean {
  const known = keysOf(one);
  const [first, second] = [scheduleOf(one.schedule), scheduleOf(other.schedule)];
  if (!keysOf(other).some((key) => known.includes(key))) return false;
  if (first.kind !== 'dateTime' || second.kind !== 'dateTime') return false;
  return Math.abs(Date.parse(first.startsAt) - Date.parse(second.startsAt)) < apart;
}
