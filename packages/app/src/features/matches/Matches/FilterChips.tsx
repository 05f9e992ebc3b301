import { XMarkIcon } from '@heroicons/react/24/outline';
import { Icon } from '@touchline/ui/Icon';
import { PlainButton } from '@touchline/ui/PlainButton';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { chips } from './Matches.css.ts';
import type { ListFilter } from './listFilter.ts';

export interface FilterChipsProps {
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
}

/** The school and the team of the address, each with a way to take it away. */
export function FilterChips({ filter: { schoolId, teamId }, onChange }: FilterChipsProps) {
  const { t } = useTranslation();
  if (!schoolId && !teamId) return null;
  return (
    <div className={chips}>
      {schoolId && (
        <Chip
          name={<SchoolName id={schoolId} />}
          removeLabel={t('matches.anySchool')}
          onRemove={() => onChange({ schoolId: null })}
        />
      )}
      {teamId && (
        <Chip
          name={<TeamName id={teamId} />}
          removeLabel={t('matches.anyTeam')}
          onRemove={() => onChange({ teamId: null })}
        />
      )}
    </div>
  );
}

interface ChipProps {
  name: React.ReactNode;
  removeLabel: string;
  onRemove: () => void;
}

function Chip({ name, removeLabel, onRemove }: ChipProps) {
  return (
    <PlainButton variant="outlined" onPress={onRemove}>
      {name}
      <Icon icon={XMarkIcon} size="small" />
      <VisuallyHidden>{`, ${removeLabel}`}</VisuallyHidden>
    </PlainButton>
  );
}

function SchoolName({ id }: { id: string }) {
  const { t } = useTranslation();
  const school = useResource(['school', id], () => call('school', { path: { id } }));
  return t('matches.onlySchool', {
    name: school.state === 'ready' ? school.value.name : t('matches.thisSchool'),
  });
}

function TeamName({ id }: { id: string }) {
  const { t } = useTranslation();
  const team = useResource(['team', id], () => call('team', { path: { id } }));
  return t('matches.onlyTeam', {
    name: team.state === 'ready' ? team.value.name : t('matches.thisTeam'),
  });
}
