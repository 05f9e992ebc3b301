import { Banner } from '@touchline/ui/Banner';
import { Pagination } from '@touchline/ui/Pagination';
import { Table } from '@touchline/ui/Table';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paginationLabels } from '#platform/page/paginationLabels.ts';
import { historyUpdateAtom, type EntryState } from '#platform/location/location.ts';
import { newestQuery } from '#platform/location/rebase.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { useLocation, useSearchParams } from '#platform/reactRouter.ts';
import { AgedStaleNote } from '../AgedStaleNote.tsx';
import { rememberList, rememberSearch, searchAt } from '../rememberedLists.ts';
import * as styles from './AdminList.css.ts';
import type { AdminListProps, AdminRow } from './areaList.ts';
import { BulkChange } from './bulk/BulkChange.tsx';
import { hiddenColumnsAtom } from './columns/columns.atoms.ts';
import { ExportButtons } from './export/ExportButtons.tsx';
import { ListFilterChips } from './filters/ListFilterChips.tsx';
import { ListFilters } from './filters/ListFilters.tsx';
import { changeList, readList, rebaseList, writeList } from './filters/listAddress.ts';
import type { ListState } from './filters/listAddress.ts';
import { NoRecords } from './NoRecords.tsx';
import { adminPageSize, useList } from './useList.ts';
import { useSelection } from './bulk/useSelection.ts';

export interface RecordsProps<Row extends AdminRow, Sort extends string> extends AdminListProps<
  Row,
  Sort
> {
  isAdministrator: boolean;
}

/** A change of the list is another entry of the history and leaves the page where it is. */
const samePlace: EntryState = { keepsScroll: true };

/** The list itself, as its address says, with everything that can be done with it. */
export function Records<Row extends AdminRow, Sort extends string>({
  list,
  isAdministrator,
}: RecordsProps<Row, Sort>) {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  // The same object between renders, for the columns.
  const read = useMemo(() => readList(parameters, list), [parameters, list]);
  const location = useLocation();
  const { key } = location;
  const { action } = useAtomValue(historyUpdateAtom);
  // The search of a list whose search is no part of its address.
  const [own, setOwn] = useState(() => ({ key, search: searchAt(key) }));
  // A change of the list takes it along; Back and Forward bring that of their entry (ADMIN-31).
  if (own.key !== key) setOwn({ key, search: action === 'POP' ? searchAt(key) : own.search });
  const state = list.isSearchPrivate ? { ...read.state, search: own.search } : read.state;
  const line = useRef<HTMLParagraphElement>(null);
  const query = writeList(read.state).toString();
  useEffect(() => rememberList(list.area, query), [list.area, query]);
  useEffect(() => rememberSearch(own.key, own.search), [own]);

  function put(next: ListState, isReplaced: boolean) {
    const query = writeList(list.isSearchPrivate ? { ...next, search: '' } : next);
    if (String(query) === String(newestQuery(location))) return;
    setParameters(query, isReplaced ? { replace: true } : { state: samePlace });
  }

  /** @param changed the state that is drawn, with a change of it */
  function write(changed: ListState, isReplaced: boolean) {
    // Only where it is the change: the search that is drawn may be older than the last.
    if (list.isSearchPrivate && changed.search !== state.search)
      setOwn({ key, search: changed.search });
    const address = newestQuery(location);
    const isDrawn = String(address) === String(parameters);
    const newest = readList(address, list).state;
    put(isDrawn ? changed : rebaseList(changed, read.state, newest, list), isReplaced);
  }

  /**
   * A new filter or order replaces the history entry; a new page adds one, so that Back leads to
   * it.
   */
  const change = (part: Partial<ListState>) => write(changeList(state, part), true);

  function clear() {
    line.current?.focus();
    if (list.isSearchPrivate) setOwn({ key, search: '' });
    // Also of what is not drawn yet.
    put(changeList(state, { search: '', filters: {} }), true);
  }

  return (
    <>
      {!read.isComplete && <Banner tone="info" title={t('matches.ignored')} />}
      <ListFilters
        list={list}
        state={state}
        isAdministrator={isAdministrator}
        onChange={(next) => write(next, true)}
      />
      <ListFilterChips
        list={list}
        state={state}
        onChange={(next) => write(next, true)}
        onClear={clear}
      />
      <Page
        list={list}
        state={state}
        isAdministrator={isAdministrator}
        line={line}
        onChange={change}
        onPage={(page) => write({ ...state, page }, false)}
      />
    </>
  );
}

interface PageProps<Row extends AdminRow, Sort extends string> extends RecordsProps<Row, Sort> {
  state: ListState;
  line: React.RefObject<HTMLParagraphElement | null>;
  onChange: (part: Partial<ListState>) => void;
  onPage: (page: number) => void;
}

function Page<Row extends AdminRow, Sort extends string>({
  list: area,
  state,
  isAdministrator,
  line,
  onChange,
  onPage,
}: PageProps<Row, Sort>) {
  const { t } = useTranslation();
  const { list, isChanging, wasChangedElsewhere, refresh } = useList(area, state);
  const { filters } = state;
  const { items, total } =
    list.state === 'ready' ? list.value : { items: [] as readonly Row[], total: 0 };
  const selection = useSelection(items);
  const hidden = useAtomValue(hiddenColumnsAtom)[area.area];
  // The same array between renders, because the table renders every row again for another one.
  const columns = useMemo(
    () =>
      area
        .columns({ t, isOfAllSchools: isAdministrator, filters })
        .filter(({ id }) => !hidden?.includes(id))
        .map((column) => ({
          ...column,
          isSortable: area.sorts.some((sort) => sort === column.id),
        })),
    [area, t, isAdministrator, filters, hidden],
  );
  const actions = area.actions.filter(
    ({ isForAdministrators = false }) => isAdministrator || !isForAdministrators,
  );
  if (list.state === 'failed') {
    return (
      <>
        <p ref={line} className={styles.found} tabIndex={-1} />
        <LoadError failure={list} />
      </>
    );
  }
  const pageCount = Math.max(1, Math.ceil(total / adminPageSize));
  return (
    <>
      {list.state === 'ready' && list.isStale && (
        <AgedStaleNote at={list.value.at} onRefresh={refresh} />
      )}
      <div className={styles.line}>
        <p ref={line} className={styles.found} role="status" tabIndex={-1}>
          {list.state === 'ready' && <span>{t('admin.found', { count: total })}</span>}{' '}
          {wasChangedElsewhere && (
            <span className={styles.quiet}>{t('admin.changedElsewhere')}</span>
          )}
        </p>
        <ExportButtons list={area} state={state} total={total} />
      </div>
      <Table
        label={t(`admin.${area.area}.title`)}
        columns={columns}
        rows={items}
        {...(state.sort ? { sortDescriptor: state.sort } : {})}
        onSortChange={(sort) => onChange({ sort })}
        selectLabels={
          actions.length > 0
            ? {
                all: t('admin.selectAll'),
                row: (row) => t('admin.select', { name: area.nameOf(row, t) }),
              }
            : undefined
        }
        selectedKeys={selection.ids}
        onSelectionChange={selection.onSelect}
        isLoading={list.state === 'loading' || isChanging}
        skeletonRows={adminPageSize}
        loadingLabel={t('shell.loading')}
        empty={
          <NoRecords
            list={area}
            state={state}
            lastPage={total > 0 ? pageCount : null}
            onPage={onPage}
          />
        }
      />
      <BulkChange
        area={area.area}
        nameOf={area.nameOf}
        fetchOne={area.fetchOne}
        actions={actions}
        selection={selection}
      />
      <Pagination
        page={Math.min(state.page, pageCount)}
        pageCount={pageCount}
        onPageChange={onPage}
        labels={paginationLabels(t)}
      />
    </>
  );
}
