import { matchStatuses, sports, type MatchStatus, type Sport } from '@touchline/contract/match';
import { Select } from '@touchline/ui/Select';
import { FieldSkeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { filters } from './Matches.css.ts';
import { periods, type ListFilter, type Period } from './matchFilter.ts';
import { SearchFilter } from './SearchFilter.tsx';

/** The id of the option that does not filter. */
const any = 'any';

export interface FiltersProps {
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
}

/** The filters of the list of matches. */
export function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useTranslation();
  return (
    <search className={filters} aria-label={t('matches.filter')}>
      <SearchFilter search={filter.search} onChange={(search) => onChange({ search })} />
      <Select
        label={t('matches.period')}
        placeholder={t('matches.periods.any')}
        value={filter.period}
        options={periods.map((id) => ({ id, label: t(`matches.periods.${id}`) }))}
        onChange={(id) => onChange({ period: id as Period })}
      />
      <Select
        label={t('matches.sport')}
        placeholder={t('matches.anySport')}
        value={filter.sport ?? any}
        options={[
          { id: any, label: t('matches.anySport') },
          ...sports.map((id) => ({ id, label: t(`match.sport.${id}`) })),
        ]}
        onChange={(id) => onChange({ sport: id === any ? null : (id as Sport) })}
      />
      <Select
        label={t('matches.status')}
        placeholder={t('matches.anyStatus')}
        value={filter.status ?? any}
        options={[
          { id: any, label: t('matches.anyStatus') },
          ...matchStatuses
            .filter((id) => id !== 'unknown')
            .map((id) => ({ id, label: t(`match.status.${id}`) })),
        ]}
        onChange={(id) => onChange({ status: id === any ? null : (id as MatchStatus) })}
      />
    </search>
  );
}

/** Reserves the space of the filters until they are rendered. */
export function FiltersSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={filters}>
      <FieldSkeleton label={t('matches.search')} />
      <FieldSkeleton label={t('matches.period')} />
      <FieldSkeleton label={t('matches.sport')} />
      <FieldSkeleton label={t('matches.status')} />
    </div>
  );
}
