import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '#platform/page/FilterChips.tsx';
import type { ListFilter } from './listFilter.ts';
import { useSchoolName, useTeamName } from './useKnownFilter.ts';

export interface MatchFilterChipsProps {
  filter: ListFilter;
  /** Whether the filters that have a field of their own are named too. */
  hasAll?: boolean;
  onChange: (change: Partial<ListFilter>) => void;
  /** Called when the last chip was removed, whose button had the focus. */
  onEmptied?: () => void;
}

interface Chip {
  id: string;
  name: string;
  removeLabel: string;
  change: Partial<ListFilter>;
}

/** The filters that narrow the list of matches, each with a button that removes it (LIST-20). */
export function MatchFilterChips({
  filter,
  hasAll = false,
  onChange,
  onEmptied,
}: MatchFilterChipsProps) {
  const { t } = useTranslation();
  const school = useSchoolName(filter.schoolId);
  const team = useTeamName(filter.teamId);
  const chips = [
    ...(filter.schoolId ? [schoolChip(t, school)] : []),
    ...(filter.teamId ? [teamChip(t, team)] : []),
    ...(hasAll ? chipsWithFields(t, filter) : []),
  ].map(({ change, ...chip }) => ({ ...chip, onRemove: () => onChange(change) }));
  return <FilterChips chips={chips} onEmptied={onEmptied} />;
}

function schoolChip(t: TFunction, name: string | null): Chip {
  return {
    id: 'school',
    name: t('matches.onlySchool', { name: name ?? t('matches.thisSchool') }),
    removeLabel: t('matches.anySchool'),
    change: { schoolId: null },
  };
}

function teamChip(t: TFunction, name: string | null): Chip {
  return {
    id: 'team',
    name: t('matches.onlyTeam', { name: name ?? t('matches.thisTeam') }),
    removeLabel: t('matches.anyTeam'),
    change: { teamId: null },
  };
}

function chipsWithFields(t: TFunction, { sports, statuses, ageGroups }: ListFilter): Chip[] {
  const removeLabel = t('matches.removeFilter');
  return [
    ...sports.map((sport) => ({
      id: `sport ${sport}`,
      name: t(`match.sport.${sport}`),
      removeLabel,
      change: { sports: sports.filter((one) => one !== sport) },
    })),
    ...statuses.map((status) => ({
      id: `status ${status}`,
      name: t(`match.status.${status}`),
      removeLabel,
      change: { statuses: statuses.filter((one) => one !== status) },
    })),
    ...ageGroups.map((age) => ({
      id: `age ${age}`,
      name: age,
      removeLabel,
      change: { ageGroups: ageGroups.filter((one) => one !== age) },
    })),
  ];
}
