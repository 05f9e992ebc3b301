import type { TFunction } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import type { LikelyDuplicate } from '../../record/recordKind.ts';
import { findDuplicates } from '../matchRules.ts';
import type { MatchValues } from '../fields/matchValues.ts';
import { checkRow, duplicatesInFile, type CheckedRow } from './checkRow.ts';
import { emptyDirectory, lookUp, missingLookups } from './directory.ts';
import type { ImportedFile, ImportedRow } from './importDraft.ts';
import { duplicateQueryOf, rowStateOf, type ShownRow } from './rowState.ts';
import type { Importer, RowContext } from './rowValues.ts';
import { loadVocabulary, type Vocabulary } from './vocabulary.ts';

/** How many names or rows are asked for at a time. */
const atOnce = 6;

const none: readonly LikelyDuplicate[] = [];
const noRows: readonly ImportedRow[] = [];

/** The likely duplicates by the query that found them (`duplicateQueryOf`). */
type DuplicatesByQuery = ReadonlyMap<string, readonly LikelyDuplicate[]>;

const noDuplicates: DuplicatesByQuery = new Map();

async function loadDuplicates(values: MatchValues, signal: AbortSignal) {
  const found = await findDuplicates(values, null, signal);
  return (before: DuplicatesByQuery): DuplicatesByQuery =>
    new Map(before).set(duplicateQueryOf(values), found);
}

/** How many lookups are left, and the error of the first that failed. */
export interface Lookups {
  left: number;
  total: number;
  error: unknown;
  onRetry: () => void;
}

export interface DryRun {
  vocabulary: Vocabulary | null;
  /** Empty until all names of the file were looked up once. */
  rows: readonly ShownRow[];
  /** The names of teams and schools. */
  nameLookups: Lookups;
  /** The matches that are there already. */
  duplicateLookups: Lookups;
}

/** Checks the rows of a file: against the rules of a match, against each other and the server. */
export function useDryRun(
  t: TFunction,
  file: ImportedFile | null,
  { schoolId }: Importer,
  { isTyping, sendingId }: { isTyping: boolean; sendingId: string | null },
): DryRun {
  const vocabulary = useVocabulary();
  const [directory, setDirectory] = useStateOfFile(file, emptyDirectory);
  const missingNames = useMemo(
    () => (file && vocabulary ? missingLookups(file.rows, directory, vocabulary) : []),
    [file, directory, vocabulary],
  );
  const nameLookups = useLookups(missingNames, lookUp, setDirectory);
  const zone = file?.zone ?? '';
  const context = useMemo<RowContext | null>(
    () => (vocabulary ? { directory, vocabulary, zone, schoolId } : null),
    [directory, vocabulary, zone, schoolId],
  );
  const rows = useLookedUpRows(file, missingNames.length === 0 || isTyping);
  const check = useMemo(() => (context ? rememberChecks(t, context) : null), [t, context]);
  const checked = useMemo(() => (check ? rows.map(check) : []), [rows, check]);
  const inFile = useMemo(
    () =>
      duplicatesInFile(
        rows.flatMap((row, index) =>
          checked[index] ? [{ line: row.line, values: checked[index].values }] : [],
        ),
      ),
    [rows, checked],
  );

  const [duplicates, setDuplicates] = useStateOfFile(file, noDuplicates);
  const duplicateQueries = useMemo(
    () => [
      ...new Map(
        checked.flatMap(({ errors, values }, index) =>
          errors.size > 0 || rows[index]?.outcome || duplicates.has(duplicateQueryOf(values))
            ? []
            : [[duplicateQueryOf(values), values] as const],
        ),
      ).values(),
    ],
    [rows, checked, duplicates],
  );
  const duplicateLookups = useLookups(duplicateQueries, loadDuplicates, setDuplicates);

  const unsureId = file?.unsure?.rowId ?? null;
  const keepUnchanged = useMemo(() => rememberShown(), []);
  const shown = useMemo(() => {
    const next = checked.flatMap((found, index): ShownRow[] => {
      const row = rows[index];
      if (!row) return [];
      const hints = {
        inFile: inFile.get(index) ?? null,
        duplicates: duplicates.get(duplicateQueryOf(found.values)) ?? none,
      };
      const state = rowStateOf(row, found, hints, { id: sendingId, unsureId });
      return [{ ...found, ...hints, id: row.id, row, state }];
    });
    return keepUnchanged(next);
  }, [rows, checked, inFile, duplicates, sendingId, unsureId, keepUnchanged]);
  return { vocabulary, rows: shown, nameLookups, duplicateLookups };
}

/**
 * The rows of the file. While a corrected name is being looked up they are those before it, so that the
 * table and the focus in it stay; before all names were looked up once there are none.
 */
function useLookedUpRows(file: ImportedFile | null, isLookedUp: boolean): readonly ImportedRow[] {
  const [last, setLast] = useState<ImportedFile | null>(null);
  if (file && isLookedUp && last?.rows !== file.rows) setLast(file);
  // Every file that is read has its own array.
  return last && last.columns === file?.columns ? last.rows : noRows;
}

/**
 * A state that starts anew with each file that is read. What the server said about an earlier one may not
 * be true any more: its rows may be matches by now, and a team that it lacked may have been created.
 */
function useStateOfFile<Value>(file: ImportedFile | null, first: Value) {
  const state = useState(first);
  // Every file that is read has its own array.
  const [columns, setColumns] = useState(file?.columns);
  if (columns !== file?.columns) {
    setColumns(file?.columns);
    state[1](first);
  }
  return state;
}

function useVocabulary(): Vocabulary | null {
  const [vocabulary, setVocabulary] = useState<Vocabulary | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadVocabulary().then((loaded) => {
      if (isWanted) setVocabulary(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return vocabulary;
}

/** Checks rows and remembers each, so that one that was not changed is not checked again. */
function rememberChecks(t: TFunction, context: RowContext): (row: ImportedRow) => CheckedRow {
  // By the cells, because the choice to include a row and its outcome do not affect the check.
  const known = new WeakMap<ImportedRow['cells'], CheckedRow>();
  return (row) => {
    const found = known.get(row.cells) ?? checkRow(t, row, context);
    known.set(row.cells, found);
    return found;
  };
}

/** Keeps the object of an unchanged row, so that the table does not render it again. */
function rememberShown(): (rows: readonly ShownRow[]) => readonly ShownRow[] {
  let before = new Map<string, ShownRow>();
  return (rows) => {
    const next = rows.map((row) => {
      const old = before.get(row.id);
      return old && isUnchanged(old, row) ? old : row;
    });
    before = new Map(next.map((row) => [row.id, row]));
    return next;
  };
}

function isUnchanged(one: ShownRow, other: ShownRow): boolean {
  return (
    one.row === other.row &&
    one.errors === other.errors &&
    one.duplicates === other.duplicates &&
    one.state === other.state &&
    one.inFile?.line === other.inFile?.line &&
    one.inFile?.isClash === other.inFile?.isClash
  );
}

/**
 * Asks for a few at a time until nothing is missing. After a failure nothing is asked for until it
 * is tried again.
 *
 * @param ask resolves with what adds the answer to those before; the same function each time
 * @param keep changes the answers, after which the question is not missing any more; the same
 *   function each time
 */
function useLookups<Question, Answers>(
  missing: readonly Question[],
  ask: (question: Question, signal: AbortSignal) => Promise<(before: Answers) => Answers>,
  keep: (change: (before: Answers) => Answers) => void,
): Lookups {
  const [error, setError] = useState<unknown>(null);
  const [most, setMost] = useState(0);
  if (missing.length > most) setMost(missing.length);
  if (missing.length === 0 && most > 0) setMost(0);

  useEffect(() => {
    if (missing.length === 0 || error !== null) return undefined;
    const attempt = new AbortController();
    // In a task after the effects, so that a value that is missing only for a moment is not
    // requested.
    const timer = setTimeout(() => {
      const asked = missing.slice(0, atOnce).map((question) => ask(question, attempt.signal));
      Promise.all(asked).then(
        (answers) => {
          if (!attempt.signal.aborted) for (const add of answers) keep(add);
        },
        (failure: unknown) => {
          if (!attempt.signal.aborted) setError(failure);
        },
      );
    }, 0);
    return () => {
      clearTimeout(timer);
      attempt.abort();
    };
  }, [missing, error, ask, keep]);

  return { left: missing.length, total: most, error, onRetry: () => setError(null) };
}
