import { ArrowDownTrayIcon, CalendarDaysIcon } from '@heroicons/react/24/outline';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { ProgressBar } from '@touchline/ui/ProgressBar';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#platform/client/errorText.ts';
import { largestPage, readPages } from '#platform/client/fetchAllPages.ts';
import { showToast } from '#platform/toasts.ts';
import { useFocusAfter } from '../../useFocusAfter.ts';
import * as styles from '../AdminList.css.ts';
import type { AdminRow, AreaList, ListExport } from '../areaList.ts';
import type { ListState } from '../filters/listAddress.ts';
import { fetchPage, queryOf } from '../useList.ts';
import { writePages, type Written } from './writePages.ts';

export interface ExportButtonsProps<Row extends AdminRow, Sort extends string> {
  list: AreaList<Row, Sort>;
  state: ListState;
  /** The number of records on all pages; without any there is nothing to save. */
  total: number;
}

interface Saving {
  id: 'csv' | 'calendar';
  attempt: AbortController;
  written: Written;
}

const icons = { csv: ArrowDownTrayIcon, calendar: CalendarDaysIcon };

/**
 * Saves the whole list as it is filtered and sorted, all of its pages, as a file (ADMIN-27). A long one
 * shows how far it has come and can be stopped.
 */
export function ExportButtons<Row extends AdminRow, Sort extends string>({
  list,
  state,
  total,
}: ExportButtonsProps<Row, Sort>) {
  const { t } = useTranslation();
  const [saving, setSaving] = useState<Saving | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const pressed = useRef(0);
  // The button that stops is unmounted when the export has ended, so the focus moves to the button
  // that started it.
  const stopPlace = useFocusAfter(() => {
    buttons.current?.querySelectorAll('button')[pressed.current]?.focus();
  });
  if (!list.exports || total === 0) return null;

  async function save({ id, start }: ListExport<Row>) {
    const attempt = new AbortController();
    const { signal } = attempt;
    const show = (written: Written) => setSaving({ id, attempt, written });
    show({ done: 0, total });
    try {
      const pages = readPages((page, size) =>
        fetchPage(list, queryOf<Sort>({ ...state, page }, size), state.filters),
      );
      const file = await start(t);
      const written = await writePages(pages, file, { signal, onPage: show });
      if (written) {
        file.save();
        // A record that was removed meanwhile has moved another one to a page that was read before.
        if (written.done < written.total)
          showToast({ text: t('admin.exportChanged', { ...written }) });
      }
    } catch (error) {
      if (!signal.aborted) showToast({ text: errorText(t, error) }, { tone: 'danger' });
    }
    // Another file may be on its way once this one is stopped.
    if (!signal.aborted) setSaving(null);
  }

  return (
    <div className={styles.exports}>
      <div ref={buttons} className={styles.exportButtons}>
        {list.exports.map((one, index) => (
          <Button
            key={one.id}
            variant="outlined"
            icon={<Icon icon={icons[one.id]} />}
            isPending={saving?.id === one.id}
            isDisabled={saving !== null && saving.id !== one.id}
            onPress={() => {
              pressed.current = index;
              void save(one);
            }}
          >
            {t(`admin.export.${one.id}`)}
          </Button>
        ))}
      </div>
      {/* One page is there before it could be read. */}
      {saving && saving.written.total > largestPage && (
        <div ref={stopPlace} className={styles.exporting}>
          <div className={styles.exported}>
            <ProgressBar
              label={t(`admin.export.${saving.id}`)}
              value={(saving.written.done / saving.written.total) * 100}
            />
            <p className={styles.quiet}>
              {/* The numbers change too fast to be announced. */}
              <span role="status">{t('admin.export.saving')}</span>{' '}
              {t('admin.export.of', { ...saving.written })}
            </p>
          </div>
          <Button
            variant="quiet"
            onPress={() => {
              saving.attempt.abort();
              setSaving(null);
            }}
          >
            {t('admin.export.stop')}
          </Button>
        </div>
      )}
    </div>
  );
}
