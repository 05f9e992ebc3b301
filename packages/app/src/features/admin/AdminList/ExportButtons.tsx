import { ArrowDownTrayIcon, CalendarDaysIcon } from '@heroicons/react/24/outline';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#platform/client/errorText.ts';
import { showToast } from '#platform/toasts.ts';
import { fetchAllPages } from '../fetchAllPages.ts';
import * as styles from './AdminList.css.ts';
import type { AdminRow, AreaList, ListExport } from './areaList.ts';
import type { ListState } from './listAddress.ts';
import { queryOf } from './useList.ts';

export interface ExportButtonsProps<Row extends AdminRow, Sort extends string> {
  list: AreaList<Row, Sort>;
  state: ListState;
  /** The number of records on all pages; without any there is nothing to save. */
  total: number;
}

/** The number of records of a file at most. */
const most = 5000;

const icons = { csv: ArrowDownTrayIcon, calendar: CalendarDaysIcon };

/** Saves the whole list as it is filtered and sorted, all of its pages, as a file (ADMIN-27). */
export function ExportButtons<Row extends AdminRow, Sort extends string>({
  list,
  state,
  total,
}: ExportButtonsProps<Row, Sort>) {
  const { t } = useTranslation();
  const [saving, setSaving] = useState<ListExport<Row>['id'] | null>(null);
  if (!list.exports || total === 0) return null;

  async function save({ id, save: write }: ListExport<Row>) {
    setSaving(id);
    try {
      const rows = await fetchAllPages(
        (page, size) => list.fetch(queryOf<Sort>({ ...state, page }, size), state.filters),
        most,
      );
      await write(t, rows);
      if (rows.length < total && total > most) {
        showToast({ text: t('admin.exportCut', { count: most }) });
      }
    } catch (error) {
      showToast({ text: errorText(t, error) }, { tone: 'danger' });
    } finally {
      setSaving(null);
    }
  }

  return (
    <div className={styles.exports}>
      {list.exports.map((one) => (
        <Button
          key={one.id}
          variant="outlined"
          icon={<Icon icon={icons[one.id]} />}
          isPending={saving === one.id}
          isDisabled={saving !== null && saving !== one.id}
          onPress={() => void save(one)}
        >
          {t(`admin.export.${one.id}`)}
        </Button>
      ))}
    </div>
  );
}
