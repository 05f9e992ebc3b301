import { XMarkIcon } from '@heroicons/react/24/outline';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { keepToastsAbove } from '@touchline/ui/toastClearance';
import i18next from 'i18next';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached, revalidateCachedUnder } from '#platform/cache/cache.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';
import { useAwaitedPart } from '#platform/loading/useAwaitedPart.tsx';
import { showToast } from '#platform/toasts.ts';
import type { AdminArea } from '../../adminAreas.ts';
import { announceChange } from '../../adminChanges.ts';
import { recordKey } from '../../record/recordKey.ts';
import { isStale } from '../../record/showSaved.ts';
import { forgetFormDraft } from '../../record/drafts/useFormDraft.ts';
import { rememberSaved } from '../../record/versions/useRenewal.ts';
import { useFocusAfter } from '../../useFocusAfter.ts';
import { useRootClass } from '../../useRootClass.ts';
import * as styles from '../AdminList.css.ts';
import type { AdminRow, AreaList, BulkAction, ReasonAction } from '../areaList.ts';
import { partsOf, undoEach, type BulkOutcome } from './bulk.ts';
import { BulkReport, type BulkReportProps } from './BulkReport.tsx';
import { doneText, undoneText } from './bulkText.ts';
import { reasonKey } from './reasonDraft.ts';
import type { RowSelection } from './useSelection.ts';

const question = lazyNamed(() => import('./ReasonQuestion.tsx'), 'ReasonQuestion');

export interface BulkChangeProps<Row extends AdminRow> {
  area: AdminArea;
  nameOf: AreaList<Row>['nameOf'];
  fetchOne: AreaList<Row>['fetchOne'];
  actions: readonly BulkAction<Row>[];
  selection: RowSelection<Row>;
}

type Outcomes<Row> = readonly BulkOutcome<Row>[];
type Undo<Row extends AdminRow> = NonNullable<BulkAction<Row>['undo']>;
type Report<Row extends AdminRow> = Pick<BulkReportProps<Row>, 'outcomes' | 'kind'>;

/**
 * What can be done with the selected records at once, and what became of it: each change is offered
 * with the number of records that allow it (ADMIN-24), and what was refused stays selected below a
 * report with the reasons (ADMIN-25), which no notice covers (SHELL-26).
 */
export function BulkChange<Row extends AdminRow>({
  area,
  nameOf,
  fetchOne,
  actions,
  selection,
}: BulkChangeProps<Row>) {
  const { t } = useTranslation();
  const [running, setRunning] = useState<BulkAction<Row>['id'] | null>(null);
  const [asking, setAsking] = useState<ReasonAction<Row> | null>(null);
  const [report, setReport] = useState<Report<Row> | null>(null);
  const whenShown = useAwaitedPart(asking !== null, () => setAsking(null));
  const isOffline = useAtomValue(connectivityAtom) === 'offline';
  const { rows } = selection;
  // The pressed button is unmounted together with the bar, so the focus moves to a row above.
  const passFocusOn = useFocusAfter(focusRowAbove, { isLostToo: true });
  const count = useRef<HTMLParagraphElement>(null);
  const hasBar = rows.length > 0;
  useRootClass(hasBar ? styles.aboveBar : null);
  useEffect(() => {
    // The bar comes over what stands at the lower edge, where the pressed checkbox may be.
    const focused = document.activeElement;
    if (hasBar && focused !== document.body) focused?.scrollIntoView({ block: 'nearest' });
  }, [hasBar]);
  const lastRunning = useRef(running);
  useLayoutEffect(() => {
    const hasEnded = lastRunning.current !== null && running === null;
    lastRunning.current = running;
    // The bar stays and the pressed button goes where no row that is still selected allows its change.
    if (hasEnded && document.activeElement === document.body) count.current?.focus();
  }, [running]);
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
    const outcomes = await change(rows.filter(action.isFor));
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

  return (
    <>
      {(report || hasBar) && (
        <div ref={keepToastsAbove} className={styles.dock}>
          {report && (
            <BulkReport
              {...report}
              nameOf={nameOf}
              onDismiss={() => {
                setReport(null);
                // The pressed button is unmounted together with the report.
                count.current?.focus();
              }}
            />
          )}
          {hasBar && (
            <div
              ref={passFocusOn}
              className={styles.bar}
              role="region"
              aria-label={t('admin.bulk.label')}
            >
              <p ref={count} className={styles.count} role="status" tabIndex={-1}>
                {t('admin.bulk.selected', { count: rows.length })}
              </p>
              {isOffline && <p className={styles.quiet}>{t('admin.bulk.offline')}</p>}
              {actions.map((action) => {
                const allowed = rows.filter(action.isFor).length;
                if (allowed === 0) return null;
                return (
                  <Button
                    key={action.id}
                    variant="outlined"
                    icon={<Icon icon={action.icon} />}
                    isPending={running === action.id}
                    isDisabled={isOffline || (running !== null && running !== action.id)}
                    onPress={() =>
                      action.needsReason ? setAsking(action) : void run(action, action.run)
                    }
                  >
                    {t(`admin.actions.${action.id}`, { count: allowed })}
                  </Button>
                );
              })}
              <Button
                variant="quiet"
                icon={<Icon icon={XMarkIcon} />}
                isDisabled={running !== null}
                onPress={() => selection.clear()}
              >
                {t('admin.bulk.none')}
              </Button>
            </div>
          )}
        </div>
      )}
      {asking && (
        <LazyBoundary onFailed={() => setAsking(null)}>
          {whenShown}
          <question.Component
            action={asking.id}
            title={t(`admin.actions.${asking.id}`, { count: rows.filter(asking.isFor).length })}
            onCancel={() => setAsking(null)}
            onAnswer={(reason) => {
              setAsking(null);
              void run(asking, (changed) => asking.run(changed, reason));
            }}
          />
        </LazyBoundary>
      )}
    </>
  );
}

const ignored = () => undefined;

/** Gives the focus to the checkbox of the last row above the bar that was removed. */
function focusRowAbove({ top }: DOMRect): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('main tbody input[type="checkbox"]')];
  const above = boxes.findLast((box) => box.getBoundingClientRect().bottom <= top);
  (above ?? boxes[0])?.focus();
}

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
