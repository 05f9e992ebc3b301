import { Banner } from '@touchline/ui/Banner';
import { useTranslation } from 'react-i18next';
import { errorText } from '#platform/client/errorText.ts';
import * as styles from './AdminList.css.ts';
import type { AdminRow, AreaList } from './areaList.ts';
import type { Outcome } from './bulk.ts';

export interface BulkReportProps<Row extends AdminRow> {
  outcomes: readonly Outcome<Row>[];
  nameOf: AreaList<Row>['nameOf'];
  onDismiss: () => void;
}

/** Which records were not changed, each with the reason in words (ADMIN-25). */
export function BulkReport<Row extends AdminRow>({
  outcomes,
  nameOf,
  onDismiss,
}: BulkReportProps<Row>) {
  const { t } = useTranslation();
  const refused = outcomes.filter(({ after }) => after === null);
  const changed = outcomes.length - refused.length;
  return (
    <Banner
      tone="warning"
      title={[
        changed > 0 && t('admin.bulk.changed', { count: changed }),
        t('admin.bulk.refused', { count: refused.length }),
      ]
        .filter(Boolean)
        .join(' ')}
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
  );
}
