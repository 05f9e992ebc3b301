import { FieldSkeleton } from '@touchline/ui/Skeleton';
import { media } from '@touchline/ui/theme';
import { useAtomValue } from 'jotai';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaQueryAtom } from '#platform/mediaQueryAtom.ts';
import type { FilterFieldsProps } from './FilterFields.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { FilterFieldsSkeleton, LazyFilterFields } from './LazyFilterFields.tsx';
import { filters } from './Matches.css.ts';
import { SearchFilter } from './SearchFilter.tsx';

export interface FiltersProps extends FilterFieldsProps {
  ref?: Ref<HTMLElement>;
}

export const hasFilterRoomAtom = mediaQueryAtom(media.sm);

/** The filters of the list of matches; on a phone all but the text are in a sheet. */
export function Filters({ ref, filter, onChange }: FiltersProps) {
  const { t } = useTranslation();
  const hasRoom = useAtomValue(hasFilterRoomAtom);
  return (
    <search ref={ref} className={filters} aria-label={t('matches.filter')}>
      <SearchFilter search={filter.search} onChange={(search) => onChange({ search })} />
      {hasRoom ? (
        <LazyFilterFields filter={filter} onChange={onChange} />
      ) : (
        <FilterSheet filter={filter} onChange={onChange} />
      )}
    </search>
  );
}

/** Reserves the space of the fields until they are rendered; on a phone there is none but the text. */
export function FiltersSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={filters}>
      <FieldSkeleton label={t('matches.search')} />
      <FilterFieldsSkeleton />
    </div>
  );
}
