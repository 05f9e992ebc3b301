import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#platform/client/errorText.ts';
import { currentSession } from '#session/session.atoms.ts';
import { announceChange } from '../../adminChanges.ts';
import { createMatch } from '../matchRules.ts';
import { fetchOwnZone } from '../fields/schoolZone.ts';
import { zoneOfDevice } from '#platform/time/schedule.ts';
import { decodeFile, largestFile, type FileRefusal } from './decodeFile.ts';
import { findCreated } from './findCreated.ts';
import { readImport, writeImport, type ImportedFile, type ImportedRow } from './importDraft.ts';
import { cutText, readTable, type TableRefusal } from './readTable.ts';
import type { ShownRow } from './rowState.ts';
import { sendRows, type Stop } from './sendRows.ts';
import { useDryRun, type DryRun } from './useDryRun.ts';

/** How far the sending is. */
export interface Sending {
  state: 'none' | 'sending' | 'stopping' | 'stopped';
  /** Why it has stopped. */
  stop: Stop | null;
  /** The rows that were chosen when it began. */
  planned: readonly string[];
  currentId: string | null;
}

export type ImportRefusal = FileRefusal | 'unreadable' | TableRefusal;

const nothingSent: Sending = { state: 'none', stop: null, planned: [], currentId: null };

export interface Import extends DryRun {
  file: ImportedFile | null;
  refusal: ImportRefusal | null;
  sending: Sending;
  /** Nothing can be changed while matches are being sent. */
  isFixed: boolean;
  /** The rows that would be sent now. */
  ready: readonly ShownRow[];
  /** The row that is being corrected. */
  correcting: ShownRow | null;
  choose: (file: File) => void;
  close: () => void;
  setZone: (zone: string) => void;
  change: (id: string, changes: Partial<Pick<ImportedRow, 'cells' | 'chosen'>>) => void;
  /** The rows of these ids are included or not. */
  include: (choices: ReadonlyMap<string, boolean>) => void;
  correct: (id: string | null) => void;
  send: () => void;
  pause: () => void;
  resume: () => void;
  end: () => void;
}

/** An import of matches: its file, the dry run, and the sending of one match after the other. */
export function useImport(schoolId: string | null): Import {
  const { t } = useTranslation();
  const owner = currentSession()?.user.id ?? '';
  const [file, setFile] = useState(() => readImport(owner, Date.now()));
  /** The latest file, because several changes can precede the next render. */
  const latest = useRef(file);
  const [refusal, setRefusal] = useState<ImportRefusal | null>(null);
  const [correctingId, setCorrectingId] = useState<string | null>(null);
  const [sending, setSending] = useState(nothingSent);
  const isStopped = useRef(false);
  /** How many files were chosen: the answer about an earlier one comes too late. */
  const reading = useRef(0);
  const dryRun = useDryRun(
    t,
    file,
    { schoolId },
    { isTyping: correctingId !== null, sendingId: sending.currentId },
  );
  const { vocabulary, rows } = dryRun;

  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  function keep(next: ImportedFile | null) {
    latest.current = next;
    setFile(next);
    // Not stored if another person has signed in meanwhile.
    if ((currentSession()?.user.id ?? owner) !== owner) return;
    const isFinished = next?.rows.every(
      ({ outcome, isIncluded }) => outcome?.state === 'created' || isIncluded === false,
    );
    writeImport(owner, isFinished ? null : next, Date.now());
  }

  function changeFile(changes: Partial<ImportedFile>) {
    if (latest.current) keep({ ...latest.current, ...changes });
  }

  function changeRows(change: (row: ImportedRow) => ImportedRow) {
    changeFile({ rows: latest.current?.rows.map(change) ?? [] });
  }

  async function read(chosen: File) {
    if (!vocabulary) return;
    reading.current += 1;
    const turn = reading.current;
    if (chosen.size > largestFile) {
      setRefusal('size');
      return;
    }
    const bytes = await chosen.arrayBuffer().catch(() => null);
    if (!bytes) {
      setRefusal('unreadable');
      return;
    }
    const decoded = decodeFile(new Uint8Array(bytes));
    if ('refusal' in decoded) {
      setRefusal(decoded.refusal);
      return;
    }
    const found = readTable(decoded.text, vocabulary);
    if ('refusal' in found) {
      setRefusal(found.refusal);
      return;
    }
    const { columns, ignored, rows: lines } = found.table;
    const zone = await fetchOwnZone();
    // Another file was chosen meanwhile.
    if (turn !== reading.current) return;
    setRefusal(null);
    setSending(nothingSent);
    keep({
      name: chosen.name,
      encoding: decoded.encoding,
      columns: columns.slice(),
      ignored: ignored.slice(),
      zone,
      rows: lines.map(({ line, cells }) => ({
        id: String(line),
        line,
        cells,
        chosen: {},
        isIncluded: null,
        outcome: null,
      })),
      unsure: null,
    });
  }

  /**
   * Stores before a match is sent that it may exist from now on, so that a reload does not send it
   * again.
   */
  function markSent({ id, duplicates }: ShownRow) {
    const { unsure = null, rows: all = [] } = latest.current ?? {};
    const created = all.flatMap(({ outcome }) => (outcome?.state === 'created' ? outcome.id : []));
    if (unsure?.rowId !== id)
      changeFile({
        unsure: { rowId: id, known: [...created, ...duplicates.map((one) => one.id)] },
      });
    setSending((before) => ({ ...before, currentId: id }));
  }

  async function run(planned: readonly string[]) {
    isStopped.current = false;
    setSending({ state: 'sending', stop: null, planned, currentId: null });
    const unsureId = latest.current?.unsure?.rowId ?? null;
    // First the row that may have been saved, because only one such row is stored.
    const wanted = rows
      .filter(({ id, row }) => planned.includes(id) && row.outcome === null)
      .toSorted((one, other) => Number(other.id === unsureId) - Number(one.id === unsureId));
    const stop = await sendRows(wanted, {
      create: ({ wire }) => createMatch(wire),
      findCreated: ({ values }) => findCreated(values, new Set(latest.current?.unsure?.known)),
      textOf: (error) => cutText(errorText(t, error)),
      unsureId,
      isStopped: () => isStopped.current,
      onSending: markSent,
      onOutcome: (id, outcome) => {
        changeRows((row) => (row.id === id ? { ...row, outcome } : row));
        changeFile({ unsure: null });
      },
    });
    if (stop.why === 'failed' && stop.unsureId === null) changeFile({ unsure: null });
    setSending({ state: 'stopped', stop, planned, currentId: null });
    announceChange('matches');
  }

  const ready = rows.filter(({ state }) => state === 'ready' || state === 'unsure');
  const isUnfinished = sending.state === 'stopped' && sending.stop?.why !== 'done';
  return {
    ...dryRun,
    file,
    refusal,
    sending,
    isFixed: sending.state === 'sending' || sending.state === 'stopping' || isUnfinished,
    ready,
    correcting: rows.find(({ id }) => id === correctingId) ?? null,
    choose: (chosen) => void read(chosen),
    close: () => {
      keep(null);
      setSending(nothingSent);
      setCorrectingId(null);
    },
    setZone: (zone) => changeFile({ zone: zone || zoneOfDevice() }),
    change: (id, changes) =>
      changeRows((row) =>
        row.id === id
          ? // The same cells with another team are another row to check.
            { ...row, cells: { ...row.cells }, ...changes, outcome: null }
          : row,
      ),
    include: (choices) =>
      changeRows((row) => {
        const isIncluded = choices.get(row.id);
        return isIncluded === undefined ? row : { ...row, isIncluded, outcome: null };
      }),
    correct: setCorrectingId,
    send: () => void run(ready.map(({ id }) => id)),
    pause: () => {
      isStopped.current = true;
      setSending((before) => ({ ...before, state: 'stopping' }));
    },
    resume: () => void run(sending.planned),
    end: () => setSending((before) => ({ ...before, stop: { why: 'done' } })),
  };
}
