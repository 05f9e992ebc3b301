import { TableCellsIcon } from '@heroicons/react/24/outline';
import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Pagination } from '@touchline/ui/Pagination';
import { Select } from '@touchline/ui/Select';
import { Table } from '@touchline/ui/Table';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paginationLabels } from '#platform/page/paginationLabels.ts';
import { errorText } from '#platform/client/errorText.ts';
import { DryRunProgress } from './DryRunProgress.tsx';
import * as styles from './Import.css.ts';
import { rowColumns } from './rowColumns.tsx';
import type { RowState, ShownRow } from './rowState.ts';
import type { Import } from './useImport.ts';

/** The number of rows on a page; small, because each row is slow to render. */
const pageSize = 25;

const filters = {
  all: () => true,
  wrong: ({ state }: ShownRow) => state === 'wrong' || state === 'refused',
  warned: ({ duplicates, inFile, isPast }: ShownRow) =>
    duplicates.length > 0 || inFile !== null || isPast,
  leftOut: ({ state }: ShownRow) => state === 'leftOut',
  created: ({ state }: ShownRow) => state === 'created',
} satisfies Record<string, (row: ShownRow) => boolean>;

type Filter = keyof typeof filters;

const filterNames = Object.keys(filters) as Filter[];

/** The states whose counts are shown, in this order; the report shows those of sent rows. */
const told: readonly RowState[] = ['ready', 'wrong', 'leftOut', 'unsure'];

/** The rows of the file with what the dry run says about each (ADMIN-150). */
export function ImportRows({ form }: { form: Import }) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>('all');
  const [wantedPage, setPage] = useState(1);
  const { rows, duplicateLookups, isFixed, correct } = form;
  const found = rows.filter(filters[filter]);
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(wantedPage, pageCount);
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const columns = useMemo(
    () => rowColumns(t, { isFixed, onCorrect: correct }),
    [t, isFixed, correct],
  );
  const selectLabels = {
    all: t('adminImport.selectAll'),
    row: ({ row }: ShownRow) => t('adminImport.select', { row: row.line }),
  };
  const selected = new Set(form.ready.map(({ id }) => id));
  const fixed = new Set(
    shown.filter(({ state }) => isFixed || !isChoosable(state)).map(({ id }) => id),
  );

  function select(ids: ReadonlySet<string>) {
    const changed = shown.filter(({ id }) => !fixed.has(id) && ids.has(id) !== selected.has(id));
    if (changed.length > 0) form.include(new Map(changed.map(({ id }) => [id, ids.has(id)])));
  }

  return (
    <div className={styles.page}>
      <div className={styles.row}>
        {/* Empty while matches are sent, because their progress is announced instead. */}
        <p role="status">{!isFixed && countsText(t, rows)}</p>
        <div className={styles.filter}>
          <Select
            label={t('adminImport.show')}
            placeholder={t('adminImport.filters.all')}
            value={filter}
            onChange={(id) => {
              setFilter(id as Filter);
              setPage(1);
            }}
            options={filterNames.map((id) => ({ id, label: t(`adminImport.filters.${id}`) }))}
          />
        </div>
      </div>
      <DryRunProgress lookups={duplicateLookups} label={t('adminImport.lookingForDuplicates')} />
      {duplicateLookups.error !== null && (
        <Banner
          tone="warning"
          title={t('adminImport.duplicatesFailed')}
          action={
            <Button variant="outlined" onPress={duplicateLookups.onRetry}>
              {t('errors.retry')}
            </Button>
          }
        >
          {errorText(t, duplicateLookups.error)}
        </Banner>
      )}
      <Table
        label={t('adminImport.table')}
        columns={columns}
        rows={shown}
        selectLabels={selectLabels}
        selectedKeys={selected}
        disabledKeys={fixed}
        onSelectionChange={select}
        loadingLabel={t('shell.loading')}
        empty={<EmptyState icon={TableCellsIcon} title={t('adminImport.noneShown')} />}
      />
      <Pagination
        page={page}
        pageCount={pageCount}
        onPageChange={setPage}
        labels={paginationLabels(t)}
      />
    </div>
  );
}

/** Whether a person decides if a row in this state is imported. */
function isChoosable(state: RowState): boolean {
  return state === 'ready' || state === 'leftOut' || state === 'refused';
}

function countsText(t: TFunction, rows: readonly ShownRow[]): string {
  return told
    .map((state) => [state, rows.filter((row) => row.state === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => t(`adminImport.counts.${state as 'ready'}`, { count }))
    .join(' ');
}
