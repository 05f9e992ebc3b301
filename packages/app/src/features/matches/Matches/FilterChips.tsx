import { XMarkIcon } from '@heroicons/react/24/outline';
import { Icon } from '@touchline/ui/Icon';
import { PlainButton } from '@touchline/ui/PlainButton';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import type { TFunction } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chip, chips } from './Matches.css.ts';
import type { ListFilter } from './listFilter.ts';
import { useSchoolName, useTeamName } from './useKnownFilter.ts';

export interface FilterChipsProps {
  filter: ListFilter;
  /** Whether the filters that have a field of their own are named too. */
  hasAll?: boolean;
  onChange: (change: Partial<ListFilter>) => void;
  /** Called when the last one was taken away with the focus on it. */
  onEmptied?: () => void;
}

interface Chip {
  /** Stays when the name comes later, so that the button keeps the focus. */
  key: string;
  name: string;
  /** What is shown without it. */
  removeLabel: string;
  change: Partial<ListFilter>;
}

/** What the list is narrowed to, each with a way to take it away. */
export function FilterChips({ filter, hasAll = false, onChange, onEmptied }: FilterChipsProps) {
  const { t } = useTranslation();
  const school = useSchoolName(filter.schoolId);
  const team = useTeamName(filter.teamId);
  const box = useRef<HTMLUListElement>(null);
  const shown = [
    ...(filter.schoolId ? [schoolChip(t, school)] : []),
    ...(filter.teamId ? [teamChip(t, team)] : []),
    ...(hasAll ? chipsWithFields(t, filter) : []),
  ];

  /** The buttons of chips that are taken away and still drawn: the next press can come before that. */
  const leaving = useRef(new WeakSet<Element>());

  function remove(index: number, change: Partial<ListFilter>) {
    // The focus goes to the chip that takes the place, else to the one before.
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const pressed = buttons[index];
    if (pressed) leaving.current.add(pressed);
    const stays = (button: Element) => !leaving.current.has(button);
    const next = buttons.slice(index).find(stays) ?? buttons.slice(0, index).findLast(stays);
    onChange(change);
    if (next) next.focus();
    else onEmptied?.();
  }

  if (shown.length === 0) return null;
  return (
    <ul ref={box} className={chips} aria-label={t('matches.chosen')}>
      {shown.map(({ key, name, removeLabel, change }, index) => (
        <li key={key}>
          <PlainButton variant="outlined" onPress={() => remove(index, change)}>
            <span className={chip}>
              {name}
              <Icon icon={XMarkIcon} size="small" />
            </span>
            <VisuallyHidden>{`, ${removeLabel}`}</VisuallyHidden>
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}

function schoolChip(t: TFunction, name: string | null): Chip {
  return {
    key: 'school',
    name: t('matches.onlySchool', { name: name ?? t('matches.thisSchool') }),
    removeLabel: t('matches.anySchool'),
    change: { schoolId: null },
  };
}

function teamChip(t: TFunction, name: string | null): Chip {
  return {
    key: 'team',
    name: t('matches.onlyTeam', { name: name ?? t('matches.thisTeam') }),
    removeLabel: t('matches.anyTeam'),
    change: { teamId: null },
  };
}

function chipsWithFields(t: TFunction, { sports, statuses, ageGroups }: ListFilter): Chip[] {
  const removeLabel = t('matches.removeFilter');
  return [
    ...sports.map((sport) => ({
      key: sport,
      name: t(`match.sport.${sport}`),
      removeLabel,
      change: { sports: sports.filter((one) => one !== sport) },
    })),
    ...statuses.map((status) => ({
      key: status,
      name: t(`match.status.${status}`),
      removeLabel,
      change: { statuses: statuses.filter((one) => one !== status) },
    })),
    ...ageGroups.map((age) => ({
      key: age,
      name: age,
      removeLabel,
      change: { ageGroups: ageGroups.filter((one) => one !== age) },
    })),
  ];
}
