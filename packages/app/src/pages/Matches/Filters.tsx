import { matchStatuses, sports, type MatchStatus, type Sport } from '@touchline/contract/match';
import { SearchField } from '@touchline/ui/SearchField';
import { Select } from '@touchline/ui/Select';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filters } from './Matches.css.ts';
import { periods, type ListFilter, type Period } from './matchFilter.ts';

/** Rest between the last letter and the question to the server, in ms (product.md §5). */
const debounce = 500;

/** Id of the option that filters nothing. */
const any = 'any';

export interface FiltersProps {
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
}

/** What the list of matches can be narrowed by. */
export function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useTranslation();
  return (
    <search className={filters} aria-label={t('matches.filter')}>
      <SearchFilter
        // The address changed by itself: the field follows it.
        key={filter.search}
        search={filter.search}
        onChange={(search) => onChange({ search })}
      />
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

function SearchFilter({
  search,
  onChange,
}: {
  search: string;
  onChange: (search: string) => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState(search);

  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => onChange(text.trim()), debounce);
    return () => clearTimeout(timer);
  }, [text, search, onChange]);

  return (
    <SearchField
      label={t('matches.search')}
      clearLabel={t('matches.clear')}
      value={text}
      onChange={setText}
      onSubmit={(value) => onChange(value.trim())}
      onClear={() => onChange('')}
    />
  );
}
