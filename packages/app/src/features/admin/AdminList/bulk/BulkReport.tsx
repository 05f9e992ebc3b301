import { Banner } from '@touchline/ui/Banner';
import { useTranslation } from 'react-i18next';
import { errorText } from '#platform/client/errorText.ts';
import * as styles from '../AdminList.css.ts';
import type { AdminRow, AreaList } from '../areaList.ts';
import { partsOf, type BulkOutcome } from './bulk.ts';
import { reportText, type BulkKind } from './bulkText.ts';

export interface BulkReportProps<Row extends AdminRow> {
  outcomes: readonly BulkOutcome<Row>[];
  kind: BulkKind;
  nameOf: AreaList<Row>['nameOf'];
  onDismiss: () => void;
}

/**
 * Takes the focus and is in sight, also after the list was scrolled past meanwhile. The same function
 * each time, so that it is called once for a report.
 */
function show(element: HTMLElement | null) {
  if (!element) return;
  element.focus({ preventScroll: true });
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' });
}

/** How many records were changed and which were not, each with the reason in words (ADMIN-25). */
export function BulkReport<Row extends AdminRow>({
  outcomes,
  kind,
  nameOf,
  onDismiss,
}: BulkReportProps<Row>) {
  const { t } = useTranslation();
  const { done, refused } = partsOf(outcomes);
  return (
    <div ref={show} className={styles.reportFrame} tabIndex={-1}>
      <Banner
        tone="warning"
        title={reportText(t, kind, done.length, refused.length)}
        onDismiss={onDismiss}
        dismissLabel={t('shell.dismiss')}
      >
        <ul className={styles.report}>
          {refused.map(({ before, error }) => (
            <li key={before.id}>
              <strong>{nameOf(before, t)}</strong>: {errorText(t, error)}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
