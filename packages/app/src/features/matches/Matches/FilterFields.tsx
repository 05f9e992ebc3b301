import { matchStatuses, sports, type MatchStatus, type Sport } from '@touchline/contract/match';
import { MultiSelect } from '@touchline/ui/MultiSelect';
import { sportIcons } from '@touchline/ui/SportIcon';
import { useTranslation } from 'react-i18next';
import { findSchools } from '#platform/form/findSchools.ts';
import { collate } from '#platform/language/collate.ts';
import { ChoicePicker } from './ChoicePicker.tsx';
import { teamsOf } from './findTeams.ts';
import type { ListFilter } from './listFilter.ts';

export interface FilterFieldsProps {
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
}

/** The age groups that can be chosen; the address can hold any other. */
const commonAgeGroups = ['U11', 'U12', 'U13', 'U14', 'U15', 'U16', 'U17', 'U18', 'U19'];

/** All filters but the text; they narrow together. A school and a team are found by name. */
export function FilterFields({ filter, onChange }: FilterFieldsProps) {
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
  // Nobody looks for an unknown status, but the address can hold it.
  const statuses = matchStatuses.filter((id) => id !== 'unknown' || filter.statuses.includes(id));
  return (
    <>
      <ChoicePicker
        label={t('matches.school')}
        placeholder={t('matches.findSchool')}
        find={findSchools}
        onChoose={(schoolId) => onChange({ schoolId })}
      />
      <ChoicePicker
        key={`team of ${filter.schoolId}`}
        label={t('matches.team')}
        placeholder={t('matches.findTeam')}
        find={teamsOf(filter.schoolId)}
        onChoose={(teamId) => onChange({ teamId })}
      />
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
        options={statuses.map((id) => ({ id, label: t(`match.status.${id}`) }))}
        onChange={(ids) => onChange({ statuses: ids as MatchStatus[] })}
      />
      <MultiSelect
        label={t('matches.age')}
        placeholder={t('matches.anyAge')}
        value={filter.ageGroups}
        options={ageGroups.map((id) => ({ id, label: id }))}
        onChange={(ids) => onChange({ ageGroups: ids })}
      />
    </>
  );
}
