import { AdjustmentsHorizontalIcon } from '@heroicons/react/24/outline';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { MultiSelect } from '@touchline/ui/MultiSelect';
import { Select } from '@touchline/ui/Select';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchFilter } from '#features/matches';
import * as styles from '../AdminList.css.ts';
import type { AdminRow, AreaFilter, AreaList, RecordFilter } from '../areaList.ts';
import { ColumnChoice } from '../columns/ColumnChoice.tsx';
import { changeList, setFilterValues, type ListState } from './listAddress.ts';
import { SchoolChoice } from './SchoolChoice.tsx';

export interface ListFiltersProps<Row extends AdminRow, Sort extends string> {
  list: AreaList<Row, Sort>;
  state: ListState;
  isAdministrator: boolean;
  onChange: (state: ListState) => void;
}

/**
 * The search and the filters of a list; they narrow together. On a phone the filters are behind a
 * button, so that the first record is in view.
 */
export function ListFilters<Row extends AdminRow, Sort extends string>({
  list,
  state,
  isAdministrator,
  onChange,
}: ListFiltersProps<Row, Sort>) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(state.filters).length;
  return (
    <search className={styles.filters} aria-label={t('admin.filter')}>
      <div className={styles.search}>
        <SearchFilter
          search={state.search}
          label={t(`admin.${list.area}.search`)}
          onChange={(search) => onChange(changeList(state, { search }))}
        />
        <div className={styles.opener}>
          <Button
            variant="outlined"
            size="large"
            icon={<Icon icon={AdjustmentsHorizontalIcon} />}
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setOpen(!isOpen)}
          >
            {count > 0 ? t('admin.filtersChosen', { count }) : t('admin.filters')}
          </Button>
        </div>
      </div>
      <div id={id} className={styles.fields} data-open={isOpen || undefined}>
        {list.filters.map((filter) => (
          <Field
            key={filter.id}
            filter={filter}
            value={state.filters[filter.id] ?? []}
            isAdministrator={isAdministrator}
            onChange={(values) => onChange(setFilterValues(state, filter.id, values))}
          />
        ))}
        <ColumnChoice list={list} filters={state.filters} isOfAllSchools={isAdministrator} />
      </div>
    </search>
  );
}

interface FieldProps {
  filter: AreaFilter;
  value: readonly string[];
  isAdministrator: boolean;
  onChange: (values: readonly string[]) => void;
}

/** The option that removes a filter with one value. */
const any = 'any';

function Field({ filter, value, isAdministrator, onChange }: FieldProps) {
  const { t } = useTranslation();
  if (isRecordFilter(filter)) {
    // A team is chosen on its list, and a school administrator has only one school.
    if (filter.id !== 'school' || !isAdministrator) return null;
    return <SchoolChoice onChoose={(id) => onChange([id])} />;
  }
  const options = filter.values.map((id) => ({ id, label: filter.textOf(t, id) }));
  const label = filter.label(t);
  if (filter.isMany) {
    return (
      <MultiSelect
        label={label}
        placeholder={t('admin.any')}
        options={options}
        value={value}
        onChange={onChange}
      />
    );
  }
  return (
    <Select
      label={label}
      placeholder={t('admin.any')}
      options={[{ id: any, label: t('admin.any') }, ...options]}
      // Null shows the placeholder, as an empty `MultiSelect` does.
      value={value[0] ?? null}
      onChange={(id) => onChange(id === any ? [] : [id])}
    />
  );
}

export function isRecordFilter(filter: AreaFilter): filter is RecordFilter {
  return typeof filter.values === 'function';
}
