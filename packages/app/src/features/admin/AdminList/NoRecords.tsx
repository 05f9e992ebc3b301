import { InboxIcon, MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button } from '@touchline/ui/Button';
import { EmptyState } from '@touchline/ui/EmptyState';
import { useTranslation } from 'react-i18next';
import { belowEmpty } from './AdminList.css.ts';
import type { AdminRow, AreaList } from './areaList.ts';
import { isListNarrowed, type ListState } from './filters/listAddress.ts';

export interface NoRecordsProps<Row extends AdminRow, Sort extends string> {
  list: AreaList<Row, Sort>;
  state: ListState;
  /** The last page where there are records; null where there are none at all. */
  lastPage: number | null;
  onPage: (page: number) => void;
}

/**
 * Why a list is empty: none yet, none for the filter, or past the last page, which it leads to. The
 * button that clears a filter stands above the list already.
 */
export function NoRecords<Row extends AdminRow, Sort extends string>({
  list,
  state,
  lastPage,
  onPage,
}: NoRecordsProps<Row, Sort>) {
  const { t } = useTranslation();
  if (lastPage !== null) {
    return (
      <EmptyState
        icon={InboxIcon}
        title={t('admin.pastEndTitle')}
        description={t('admin.pastEndText')}
        action={
          <Button variant="outlined" onPress={() => onPage(lastPage)}>
            {t('admin.toLastPage')}
          </Button>
        }
      />
    );
  }
  if (!isListNarrowed(state)) {
    const { area, emptyText, BelowEmpty } = list;
    return (
      <>
        <EmptyState
          icon={InboxIcon}
          title={t(`admin.${area}.empty`)}
          description={emptyText?.(t) ?? t('admin.emptyText')}
        />
        {BelowEmpty && (
          <div className={belowEmpty}>
            <BelowEmpty />
          </div>
        )}
      </>
    );
  }
  const own = state.search === '' ? list.noneText?.(t, state.filters) : undefined;
  return (
    <EmptyState
      icon={MagnifyingGlassIcon}
      title={t('matches.emptyTitle')}
      description={t('admin.noMatchText')}
      {...own}
    />
  );
}
