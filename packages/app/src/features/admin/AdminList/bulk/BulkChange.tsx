import { XMarkIcon } from '@heroicons/react/24/outline';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { keepToastsAbove } from '@touchline/ui/toastClearance';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';
import { useAwaitedPart } from '#platform/loading/useAwaitedPart.tsx';
import { useFocusAfter } from '../../useFocusAfter.ts';
import { useRootClass } from '../../useRootClass.ts';
import * as styles from '../AdminList.css.ts';
import type { AdminRow, AreaList, BulkAction, ReasonAction } from '../areaList.ts';
import { BulkReport } from './BulkReport.tsx';
import { useBulkRun, type BulkRunOptions } from './useBulkRun.ts';

const question = lazyNamed(() => import('./ReasonQuestion.tsx'), 'ReasonQuestion');

export interface BulkChangeProps<Row extends AdminRow> extends BulkRunOptions<Row> {
  nameOf: AreaList<Row>['nameOf'];
  actions: readonly BulkAction<Row>[];
}

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
  const { running, report, run, dismissReport } = useBulkRun({ area, fetchOne, selection });
  const [asking, setAsking] = useState<ReasonAction<Row> | null>(null);
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

  return (
    <>
      {(report || hasBar) && (
        <div ref={keepToastsAbove} className={styles.dock}>
          {report && (
            <BulkReport
              {...report}
              nameOf={nameOf}
              onDismiss={() => {
                dismissReport();
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
            allowed={rows.filter(asking.isFor).length}
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

/** Gives the focus to the checkbox of the last row above the bar that was removed. */
function focusRowAbove({ top }: DOMRect): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('main tbody input[type="checkbox"]')];
  const above = boxes.findLast((box) => box.getBoundingClientRect().bottom <= top);
  (above ?? boxes[0])?.focus();
}
