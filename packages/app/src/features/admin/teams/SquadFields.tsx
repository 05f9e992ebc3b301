import { XMarkIcon } from '@heroicons/react/24/outline';
import { ComboBox, type Option } from '@touchline/ui/ComboBox';
import { IconButton } from '@touchline/ui/IconButton';
import { TextField } from '@touchline/ui/TextField';
import i18next from 'i18next';
import { use, useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/client/client.ts';
import { RefusalsContext } from '#platform/form/refusals.ts';
import { takeFocus } from '#platform/form/takeFocus.ts';
import { searchFolded } from '#platform/foldedSearch.ts';
import { named } from '#platform/language/named.ts';
import { NamesNote } from '../NamesNote.tsx';
import { part, quiet } from '../record/Record.css.ts';
import { useRecordSearch, type FoundRecords } from '../record/fields/useRecordSearch.ts';
import { useRowRemoval } from '../useRowRemoval.ts';
import { RoleField } from './RoleField.tsx';
import * as styles from './SquadFields.css.ts';
import type { SquadEntry, TeamFieldsProps } from './teamValues.ts';
import { nameOfAthlete, useAthleteNames } from './useAthleteNames.ts';

/** The most players of a squad, as the contract has it. */
const mostPlayers = 60;

/** The players of a team with their numbers and roles (TEAM-1, TEAM-4). */
export function SquadFields({ form }: TeamFieldsProps) {
  const { t } = useTranslation();
  const { squad, schoolId } = form.values;
  const { nameOf, learn, hasFailed, retry } = useAthleteNames(form.record?.id ?? null, squad);
  const fieldOf = (index: number) => form.nameOf(`squad.${index}.athleteId`);
  const refusedText = useRefusedAthletes(squad, fieldOf);
  const [announcement, setAnnouncement] = useState('');
  const [added, setAdded] = useState(0);
  const { ref, focusAfter } = useRowRemoval();

  const changeEntry = (at: number, changes: Partial<SquadEntry>) =>
    form.change({
      squad: squad.map((each, index) => (index === at ? { ...each, ...changes } : each)),
    });

  function add(athlete: Option) {
    learn(athlete.id, athlete.label);
    form.change({ squad: [...squad, { athleteId: athlete.id, shirtNumber: '', role: '' }] });
    setAdded(added + 1);
    setAnnouncement(t('adminRecord.teams.added', { name: athlete.label }));
  }

  function remove(index: number) {
    const [out] = squad.slice(index, index + 1);
    form.change({ squad: squad.toSpliced(index, 1) });
    focusAfter(index);
    if (out) setAnnouncement(t('adminRecord.teams.takenOut', { name: nameOf(out.athleteId) }));
  }

  if (schoolId === '') return <p className={quiet}>{t('adminRecord.teams.squadText')}</p>;
  return (
    <div className={part} ref={ref}>
      <NamesNote hasFailed={hasFailed} text={t('adminRecord.teams.namesFailed')} onRetry={retry} />
      {squad.length === 0 ? (
        <p className={quiet}>{t('adminRecord.teams.emptySquad')}</p>
      ) : (
        <ul className={styles.places} aria-label={t('adminRecord.teams.squad')}>
          {squad.map(({ athleteId, shirtNumber, role }, index) => {
            const player = nameOf(athleteId);
            const path = `squad.${index}.shirtNumber`;
            const errorMessage = form.fieldErrorText(path);
            const rolePath = `squad.${index}.role`;
            const roleError = form.fieldErrorText(rolePath);
            return (
              <Place
                key={athleteId}
                name={fieldOf(index)}
                athleteId={athleteId}
                refused={refusedText(athleteId)}
              >
                <span className={styles.name}>{player}</span>
                <div className={styles.number} data-is-wrong={errorMessage ? '' : undefined}>
                  <TextField
                    name={form.nameOf(path)}
                    label={t('adminRecord.teams.numberOf', { name: player })}
                    isLabelHidden
                    placeholder={t('adminRecord.teams.number')}
                    inputMode="numeric"
                    autoComplete="off"
                    value={shirtNumber}
                    onChange={(number) => changeEntry(index, { shirtNumber: number })}
                    isReadOnly={form.isReadOnly}
                    {...(errorMessage ? { errorMessage } : {})}
                  />
                </div>
                <div className={styles.role} data-is-wrong={roleError ? '' : undefined}>
                  <RoleField
                    name={form.nameOf(rolePath)}
                    label={t('adminRecord.teams.roleOf', { name: player })}
                    isLabelHidden
                    placeholder={t('adminRecord.teams.role')}
                    value={role}
                    onChange={(next) => changeEntry(index, { role: next })}
                    isReadOnly={form.isReadOnly}
                    {...(roleError ? { errorMessage: roleError } : {})}
                  />
                </div>
                <span className={styles.removal}>
                  <IconButton
                    label={t('adminRecord.teams.removePlayer', { name: player })}
                    icon={XMarkIcon}
                    isDisabled={form.isReadOnly}
                    onPress={() => remove(index)}
                  />
                </span>
              </Place>
            );
          })}
        </ul>
      )}
      <span role="status" className={quiet}>
        {announcement || t('adminRecord.teams.players', { count: squad.length })}
      </span>
      {squad.length < mostPlayers ? (
        <AddAthlete
          // A new field, empty and closed, for the next one.
          key={added}
          isNext={added > 0}
          schoolId={schoolId}
          taken={squad.map(({ athleteId }) => athleteId)}
          isDisabled={form.isReadOnly}
          onAdd={add}
        />
      ) : (
        <p className={quiet}>{t('adminRecord.teams.fullSquad')}</p>
      )}
    </div>
  );
}

interface PlaceProps {
  /** The name by which the server knows the athlete at this place. */
  name: string;
  athleteId: string;
  refused: string | undefined;
  children: ReactNode;
}

/** A row of the squad, with what the server says against the athlete (ADMIN-62). */
function Place({ name, athleteId, refused, children }: PlaceProps) {
  return (
    <li className={styles.place} data-invalid={refused ? true : undefined}>
      {children}
      {refused && (
        <>
          {/* Tells the form that this name has a field, so that its errors are not in the summary. */}
          <input type="hidden" name={name} value={athleteId} />
          <p className={styles.refusal} role="alert">
            {refused}
          </p>
        </>
      )}
    </li>
  );
}

/**
 * The words of the server about the athletes of a squad. It names them by their places in the squad
 * that it refused, so that the words stay with the athlete when others leave or join.
 */
function useRefusedAthletes(
  squad: readonly SquadEntry[],
  fieldOf: (index: number) => string,
): (athleteId: string) => string | undefined {
  const refusals = use(RefusalsContext);
  const [refused, setRefused] = useState({ refusals, squad });
  if (refused.refusals !== refusals) setRefused({ refusals, squad });
  return (athleteId) => {
    const index = refused.squad.findIndex((each) => each.athleteId === athleteId);
    return refusals[fieldOf(index)]?.join(' ');
  };
}

interface AddAthleteProps {
  schoolId: string;
  /** The ids of those who are in the squad. */
  taken: readonly string[];
  isDisabled: boolean;
  /** Somebody was just added, so the field takes the focus. */
  isNext: boolean;
  onAdd: (athlete: Option) => void;
}

function AddAthlete({ schoolId, taken, isDisabled, isNext, onAdd }: AddAthleteProps) {
  const { t } = useTranslation();
  const find = useCallback(
    async (search: string, signal: AbortSignal): Promise<FoundRecords<Option>> => {
      const asked = { schoolId, status: ['active' as const], pageSize: 50 };
      const sending = { signal, isTracked: false };
      // A typed name must not be in an address (ATHLETE-7), so it is sent in a body.
      const { items, total } = await searchFolded(search, (name) =>
        name
          ? call('searchAthletes', { body: { ...asked, search: name }, ...sending })
          : call('athletes', { query: asked, ...sending }),
      );
      const options = items.map((athlete) => ({
        id: athlete.id,
        label: named(i18next.t, nameOfAthlete(athlete)),
        ...(athlete.ageBand ? { description: athlete.ageBand } : {}),
      }));
      return { options, total };
    },
    [schoolId],
  );
  const { options, field } = useRecordSearch(find, t('adminRecord.teams.addText'));
  const offered = options.filter(({ id }) => !taken.includes(id));
  return (
    <ComboBox
      label={t('adminRecord.teams.addAthlete')}
      {...field}
      options={offered}
      onChange={(id) => {
        const athlete = offered.find((option) => option.id === id);
        if (athlete) onAdd(athlete);
      }}
      {...(isNext ? { ref: takeFocus } : {})}
      isDisabled={isDisabled}
    />
  );
}
