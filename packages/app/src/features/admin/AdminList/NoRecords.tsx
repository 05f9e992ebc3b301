import { InboxIcon, MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button } from '@touchline/ui/Button';
import { EmptyState } from '@touchline/ui/EmptyState';
import { useTranslation } from 'react-i18next';
import type { AdminArea } from '../adminAreas.ts';

export interface NoRecordsProps {
  area: AdminArea;
  /** By a search or a filter. */
  isNarrowed: boolean;
  /** The last page where there are records; null where there are none at all. */
  lastPage: number | null;
  onPage: (page: number) => void;
}

/**
 * Why a list is empty: none yet, none for the filter, or past the last page, which it leads to. The
 * button that clears a filter stands above the list already.
 */
export function NoRecords({ area, isNarrowed, lastPage, onPage }: NoRecordsProps) {
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
  if (!isNarrowed) {
    return (
      <EmptyState
        icon={InboxIcon}
        title={t(`admin.${area}.empty`)}
        description={t(
          // The place itself is never empty (AD-3).
          area === 'advertisements' ? 'admin.advertisements.emptyText' : 'admin.emptyText',
        )}
      />
    );
  }
  return (
    <EmptyState
      icon={MagnifyingGlassIcon}
      title={t('matches.emptyTitle')}
      description={t('admin.noMatchText')}
    />
  );
}
