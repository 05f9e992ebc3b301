import { MultiSelect } from '@touchline/ui/MultiSelect';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { AdminRow, AreaList } from '../areaList.ts';
import { hiddenColumnsAtom } from './columns.atoms.ts';
import type { ChosenFilters } from '../filters/listAddress.ts';

export interface ColumnChoiceProps<Row extends AdminRow, Sort extends string> {
  list: AreaList<Row, Sort>;
  filters: ChosenFilters;
  isOfAllSchools: boolean;
}

/** Which columns a list does not show; the first, which names the record, always stays (ADMIN-2). */
export function ColumnChoice<Row extends AdminRow, Sort extends string>({
  list,
  filters,
  isOfAllSchools,
}: ColumnChoiceProps<Row, Sort>) {
  const { t } = useTranslation();
  const [hidden, setHidden] = useAtom(hiddenColumnsAtom);
  const [, ...columns] = list.columns({ t, isOfAllSchools, filters });
  const away = hidden[list.area] ?? [];
  return (
    <MultiSelect
      label={t('admin.columnChoice')}
      placeholder={t('admin.noneHidden')}
      options={columns.map(({ id, title }) => ({ id, label: title }))}
      value={columns.flatMap(({ id }) => (away.includes(id) ? [id] : []))}
      onChange={(ids) => setHidden({ [list.area]: ids })}
    />
  );
}
