import { matchStatuses, sports, type MatchStatus, type Sport } from '@touchline/contract/match';
import { MultiSelect } from '@touchline/ui/MultiSelect';
import { FieldSkeleton } from '@touchline/ui/Skeleton';
import { sportIcons } from '@touchline/ui/SportIcon';
import { useTranslation } from 'react-i18next';
import { collate } from '#platform/language/collate.ts';
import { filters } from './Matches.css.ts';
import type { ListFilter } from './listFilter.ts';
import { SearchFilter } from './SearchFilter.tsx';

export interface FiltersProps {
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
}

/** The age groups that can be chosen; the address can hold any other. */
const commonAgeGroups = ['U11', 'U12', 'U13', 'U14', 'U15', 'U16', 'U17', 'U18', 'U19'];

const shownStatuses = matchStatuses.filter((id) => id !== 'unknown');

/** The filters of the list of matches; they narrow together. */
export function Filters({ filter, onChange }: FiltersProps) {
  const { t, i18n } = useTranslation();
  const compare = collate(i18n.language);
  const sportOptions = sports
    .map((id) => ({ id, label: t(`match.sport.${id}`), icon: sportIcons[id] }))
    .toSorted(
      (one, other) =>
        Number(one.id === 'other') - Number(other.id === 'other') ||
        compare(one.label, other.label),
    );
  const ageGroups = [...new Set([...commonAgeGroups, ...filter.ageGroups])].toSorted(compare);
  return (
    <search className={filters} aria-label={t('matches.filter')}>
      <SearchFilter search={filter.search} onChange={(search) => onChange({ search })} />
      <MultiSelect
        label={t('matches.sport')}
        placeholder={t('matches.anySport')}
        value={filter.sports}
        options={sportOptions}
        onChange={(ids) => onChange({ sports: ids as Sport[] })}
      />
      <MultiSelect
        label={t('matches.status')}
        placeholder={t('matches.anyStatus')}
        value={filter.statuses}
        options={shownStatuses.map((id) => ({ id, label: t(`match.status.${id}`) }))}
        onChange={(ids) => onChange({ statuses: ids as MatchStatus[] })}
      />
      <MultiSelect
        label={t('matches.age')}
        placeholder={t('matches.anyAge')}
        value={filter.ageGroups}
        options={ageGroups.map((id) => ({ id, label: id }))}
        onChange={(ids) => onChange({ ageGroups: ids })}
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
      <FieldSkeleton label={t('matches.sport')} />
      <FieldSkeleton label={t('matches.status')} />
      <FieldSkeleton label={t('matches.age')} />
    </div>
  );
}
