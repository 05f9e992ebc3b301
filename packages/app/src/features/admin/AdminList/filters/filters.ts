import { sports, visibilities, type Sport } from '@touchline/contract/match';
import type { Visibility } from '@touchline/contract/team';
import type { ChoiceFilter, RecordFilter } from '../areaList.ts';
import { isId } from './listAddress.ts';

export const sportFilter: ChoiceFilter = {
  id: 'sport',
  values: sports,
  isMany: true,
  label: (t) => t('admin.columns.sport'),
  textOf: (t, value) => t(`match.sport.${value as Sport}`),
};

export const ageGroupFilter: ChoiceFilter = {
  id: 'age',
  values: ['U11', 'U12', 'U13', 'U14', 'U15', 'U16', 'U17', 'U18', 'U19'],
  isMany: true,
  label: (t) => t('admin.columns.age'),
  textOf: (_, value) => value,
};

export function visibilityFilter({ isMany }: { isMany: boolean }): ChoiceFilter {
  return {
    id: 'visibility',
    values: visibilities,
    isMany,
    label: (t) => t('admin.columns.visibility'),
    textOf: (t, value) => t(`admin.visibility.${value as Visibility}`),
  };
}

export const schoolFilter: RecordFilter = { id: 'school', values: isId };

export const teamFilter: RecordFilter = { id: 'team', values: isId };
