import { XMarkIcon } from '@heroicons/react/24/outline';
import { Icon } from '@touchline/ui/Icon';
import { PlainButton } from '@touchline/ui/PlainButton';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import * as styles from './AdminList.css.ts';
import type { AdminRow, AreaList } from './areaList.ts';
import { isRecordFilter } from './ListFilters.tsx';
import { changeFilter, isNarrowed, type ListState } from './listAddress.ts';

export interface FilterChipsProps<Row extends AdminRow, Sort extends string> {
  list: AreaList<Row, Sort>;
  state: ListState;
  onChange: (state: ListState) => void;
  onClear: () => void;
}

/** What narrows the list, each with a way to take it away. */
export function FilterChips<Row extends AdminRow, Sort extends string>({
  list,
  state,
  onChange,
  onClear,
}: FilterChipsProps<Row, Sort>) {
  const { t } = useTranslation();
  if (!isNarrowed(state)) return null;
  return (
    <div className={styles.chips}>
      {list.filters.flatMap((filter) =>
        (state.filters[filter.id] ?? []).map((value) => (
          <Chip
            key={`${filter.id} ${value}`}
            onRemove={() =>
              onChange(
                changeFilter(
                  state,
                  filter.id,
                  (state.filters[filter.id] ?? []).filter((other) => other !== value),
                ),
              )
            }
          >
            {isRecordFilter(filter) ? (
              <RecordName kind={filter.id} id={value} />
            ) : (
              `${filter.label(t)}: ${filter.textOf(t, value)}`
            )}
          </Chip>
        )),
      )}
      <PlainButton variant="quiet" onPress={onClear}>
        {t('matches.clear')}
      </PlainButton>
    </div>
  );
}

function Chip({ children, onRemove }: { children: ReactNode; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <PlainButton variant="outlined" onPress={onRemove}>
      <span className={styles.chip}>
        <span>{children}</span>
        <Icon icon={XMarkIcon} size="small" />
      </span>
      <VisuallyHidden>{`, ${t('admin.removeFilter')}`}</VisuallyHidden>
    </PlainButton>
  );
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
