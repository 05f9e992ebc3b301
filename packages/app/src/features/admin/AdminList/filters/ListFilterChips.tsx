import { useTranslation } from 'react-i18next';
import { useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { FilterChips, type FilterChip } from '#platform/page/FilterChips.tsx';
import type { AdminRow, AreaList } from '../areaList.ts';
import { isRecordFilter } from './ListFilters.tsx';
import { isListNarrowed, setFilterValues, type ListState } from './listAddress.ts';

export interface ListFilterChipsProps<Row extends AdminRow, Sort extends string> {
  list: AreaList<Row, Sort>;
  state: ListState;
  onChange: (state: ListState) => void;
  onClear: () => void;
}

/** The filters that narrow a list, each with a button that removes it, and one for all of them. */
export function ListFilterChips<Row extends AdminRow, Sort extends string>({
  list,
  state,
  onChange,
  onClear,
}: ListFilterChipsProps<Row, Sort>) {
  const { t } = useTranslation();
  if (!isListNarrowed(state)) return null;
  const chips = list.filters.flatMap((filter) => {
    const values = state.filters[filter.id] ?? [];
    return values.map((value): FilterChip => {
      const others = values.filter((other) => other !== value);
      return {
        id: `${filter.id} ${value}`,
        name: isRecordFilter(filter) ? (
          <RecordName kind={filter.id} id={value} />
        ) : (
          `${filter.label(t)}: ${filter.textOf(t, value)}`
        ),
        removeLabel: t('matches.removeFilter'),
        onRemove: () => onChange(setFilterValues(state, filter.id, others)),
      };
    });
  });
  return <FilterChips chips={chips} onClear={onClear} />;
}

function RecordName({ kind, id }: { kind: 'school' | 'team'; id: string }) {
  const { t } = useTranslation();
  const record = useResource(['admin', kind, id], async () => {
    const { name } = await call(kind === 'school' ? 'adminSchool' : 'adminTeam', { path: { id } });
    return name;
  });
  const name = record.state === 'ready' ? record.value : null;
  return kind === 'school'
    ? t('matches.onlySchool', { name: name ?? t('matches.thisSchool') })
    : t('matches.onlyTeam', { name: name ?? t('matches.thisTeam') });
}
