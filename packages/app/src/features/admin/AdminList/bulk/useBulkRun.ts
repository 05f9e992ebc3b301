import i18next from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached, revalidateCachedUnder } from '#platform/cache/cache.ts';
import { showToast } from '#platform/toasts.ts';
import type { AdminArea } from '../../adminAreas.ts';
import { announceChange } from '../../adminChanges.ts';
import { forgetFormDraft } from '../../record/drafts/useFormDraft.ts';
import { recordKey } from '../../record/recordKey.ts';
import { isStale } from '../../record/showSaved.ts';
import { rememberSaved } from '../../record/versions/useRenewal.ts';
import type { AdminRow, AreaList, BulkAction } from '../areaList.ts';
import { partsOf, undoEach, type BulkOutcome } from './bulk.ts';
import type { BulkReportProps } from './BulkReport.tsx';
import { doneText, undoneText } from './bulkText.ts';
import { reasonKey } from './reasonDraft.ts';
import type { RowSelection } from './useSelection.ts';

export interface BulkRun<Row extends AdminRow> {
  /** The change that is being made. */
  running: BulkAction<Row>['id'] | null;
  /** What became of the last one, where a record was refused. */
  report: Report<Row> | null;
  run: (
    action: BulkAction<Row>,
    change: (changed: readonly Row[]) => Promise<BulkOutcome<Row>[]>,
  ) => Promise<void>;
  dismissReport: () => void;
}

export interface BulkRunOptions<Row extends AdminRow> {
  area: AdminArea;
  fetchOne: AreaList<Row>['fetchOne'];
  selection: RowSelection<Row>;
}

type Outcomes<Row> = readonly BulkOutcome<Row>[];
type Undo<Row extends AdminRow> = NonNullable<BulkAction<Row>['undo']>;
type Report<Row extends AdminRow> = Pick<BulkReportProps<Row>, 'outcomes' | 'kind'>;

/**
 * Makes a change of many records and takes it back. What was refused stays selected, and is reported
 * with the reasons (ADMIN-25).
 */
export function useBulkRun<Row extends AdminRow>({
  area,
  fetchOne,
  selection,
}: BulkRunOptions<Row>): BulkRun<Row> {
  const { t } = useTranslation();
  const [running, setRunning] = useState<BulkAction<Row>['id'] | null>(null);
  const [report, setReport] = useState<Report<Row> | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function run(
    action: BulkAction<Row>,
    change: (changed: readonly Row[]) => Promise<BulkOutcome<Row>[]>,
  ) {
    setRunning(action.id);
    setReport(null);
    const outcomes = await change(selection.rows.filter(action.isFor));
    const { done, refused } = partsOf(outcomes);
    setRunning(null);
    // What was refused stays selected, to be tried again with the same words.
    if (action.needsReason && refused.length === 0) forgetFormDraft(reasonKey(action.id));
    // So does what was selected meanwhile, and what does not allow the change.
    selection.remove(done.map(({ before }) => before));
    if (refused.length > 0 && isLeft.current) {
      // The list with the report was unmounted, so only the number is shown.
      const text = t('admin.bulk.refused', { count: refused.length });
      showToast({ text }, { tone: 'danger' });
    } else if (refused.length > 0)
      setReport({ outcomes, kind: action.id === 'remove' ? 'removal' : 'change' });
    renewStale(refused);
    if (done.length === 0) return;
    rememberChanged(area, outcomes);
    announceChange(area);
    tellDone(action, outcomes, (undo, which) => void takeBack(action.id, undo, which));
  }

  async function takeBack(id: BulkAction<Row>['id'], undo: Undo<Row>, outcomes: Outcomes<Row>) {
    // Without the last report, so that the next one comes into sight as a new one.
    setReport(null);
    const undone = await undoEach(outcomes, undo);
    rememberChanged(area, undone);
    const { done, refused } = partsOf(undone);
    if (done.length > 0) announceChange(area);
    if (refused.length === 0 || isLeft.current) {
      const text = undoneText(i18next.t, done.length, refused.length);
      showToast({ text }, { tone: refused.length > 0 ? 'danger' : 'success' });
      return;
    }
    setReport({ outcomes: undone, kind: 'undo' });
    // What is still removed is not in the list, where nothing can be done with it.
    if (id !== 'remove') selection.add(refused.map(({ before }) => before));
    renewStale(refused);
  }

  /**
   * Fetches the records again that were changed meanwhile, so that the person decides with their new
   * state. One by one, because the list may not have them: it has those of its page alone, and the
   * change may have moved a record out of its filters.
   */
  function renewStale(refused: Outcomes<Row>) {
    const stale = refused.filter(({ error }) => isStale(error));
    if (stale.length === 0) return;
    void revalidateCachedUnder('admin', area);
    for (const { before } of stale) {
      // Without an answer it stays as it is, and is refused again with the reason.
      void fetchOne(before.id).then((row) => selection.renew([row]), ignored);
    }
  }

  return { running, report, run, dismissReport: () => setReport(null) };
}

const ignored = () => undefined;

/**
 * Registers the new versions, so that the page of a record does not report them as changed
 * elsewhere (ADMIN-67).
 */
function rememberChanged<Row extends AdminRow>(area: AdminArea, outcomes: Outcomes<Row>): void {
  for (const { before, after } of outcomes) {
    if (!after) continue;
    rememberSaved(after);
    void revalidateCached(recordKey(area, before.id));
  }
}

/** Says how many records were changed, with the way to take back those that have one (ADMIN-26). */
function tellDone<Row extends AdminRow>(
  { id, undo, mayUndo = () => true }: BulkAction<Row>,
  outcomes: Outcomes<Row>,
  onUndo: (undo: Undo<Row>, which: Outcomes<Row>) => void,
): void {
  const { done: changed } = partsOf(outcomes);
  const which = undo ? changed.filter(({ before }) => mayUndo(before)) : [];
  const text = doneText(i18next.t, id === 'remove', changed.length, which.length);
  if (!undo || which.length === 0) {
    showToast({ text }, { tone: 'success' });
    return;
  }
  showToast(
    { text },
    {
      tone: 'success',
      action: { label: i18next.t('shell.undo'), onPress: () => onUndo(undo, which) },
    },
  );
}
