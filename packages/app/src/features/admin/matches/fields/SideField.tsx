import type { MatchRecord } from '@touchline/contract/adminMatch';
import { ComboBox, type Option } from '@touchline/ui/ComboBox';
import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import { TextField } from '@touchline/ui/TextField';
import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { named } from '#platform/language/named.ts';
import { pair, part } from '../../record/Record.css.ts';
import { useRecordSearch, withChosen } from '../../record/fields/useRecordSearch.ts';
import type { RecordForm } from '../../record/recordKind.ts';
import { findTeams } from './findTeams.ts';
import { withSide, type MatchValues, type TypedSide } from './matchValues.ts';

const kinds = ['team', 'guest', 'tbc'] as const;

export interface SideFieldProps {
  form: RecordForm<MatchRecord, MatchValues>;
  side: 'homeTeam' | 'awayTeam';
  /** Whether the title of the saved match stays while its teams change. */
  keepsTitle: boolean;
  /** Called with the id of the school of a team that was chosen; empty where none is any more. */
  onSchoolChange?: (schoolId: string) => void;
}

/** One side of a match: a team, a guest without a record here, or to be confirmed (MATCH-29). */
export function SideField({ form, side, keepsTitle, onSchoolChange }: SideFieldProps) {
  const { t } = useTranslation();
  const value = form.values[side];
  const isDisabled = form.isReadOnly;
  const change = (changes: Partial<TypedSide>) =>
    form.change(
      keepsTitle && form.values.broadcastTitle === form.record?.broadcastTitle
        ? ({ [side]: { ...value, ...changes } } as Partial<MatchValues>)
        : withSide(form.values, side, changes),
    );
  const errorProps = (path: string) => {
    const errorMessage = form.fieldErrorText(`${side}.${path}`);
    return errorMessage ? { errorMessage } : {};
  };
  return (
    <div className={part}>
      <RadioGroup
        name={form.nameOf(`${side}.kind`)}
        label={form.labelOf(side)}
        orientation="horizontal"
        value={value.kind}
        onChange={(kind) => change({ kind })}
        isDisabled={isDisabled}
        {...errorProps('kind')}
      >
        {kinds.map((kind) => (
          <Radio key={kind} value={kind}>
            {t(`adminRecord.matches.sides.${kind}`)}
          </Radio>
        ))}
      </RadioGroup>
      {value.kind === 'team' && (
        <TeamSearch
          name={form.nameOf(side)}
          label={t('adminRecord.matches.teamOf', { side: form.labelOf(side) })}
          value={value}
          onChange={({ schoolId, ...team }) => {
            onSchoolChange?.(schoolId);
            change(team);
          }}
          isDisabled={isDisabled}
          {...errorProps('id')}
        />
      )}
      {value.kind === 'guest' && (
        <div className={pair}>
          <TextField
            name={form.nameOf(`${side}.name`)}
            label={t('adminRecord.matches.guestName', { side: form.labelOf(side) })}
            autoComplete="off"
            value={value.name}
            onChange={(name) => change({ name })}
            isReadOnly={isDisabled}
            isRequired
            {...errorProps('name')}
          />
          <TextField
            name={form.nameOf(`${side}.schoolName`)}
            label={t('adminRecord.matches.guestSchool', { side: form.labelOf(side) })}
            autoComplete="off"
            value={value.schoolName}
            onChange={(schoolName) => change({ schoolName })}
            isReadOnly={isDisabled}
            isRequired
            {...errorProps('schoolName')}
          />
        </div>
      )}
    </div>
  );
}

interface TeamSearchProps {
  name: string;
  label: string;
  value: TypedSide;
  onChange: (team: Omit<TypedSide, 'kind'> & { schoolId: string }) => void;
  errorMessage?: string;
  isDisabled: boolean;
}

function optionOf({ id, name, schoolName }: TypedSide) {
  return id ? { id, label: named(i18next.t, name), description: schoolName } : null;
}

function TeamSearch({ value, onChange, ...rest }: TeamSearchProps) {
  const { options, field } = useRecordSearch(findTeams);
  const [chosen, setChosen] = useState(() => optionOf(value));
  const offered = withChosen<Option>(options, chosen);
  const [own, setOwn] = useState({ id: value.id, turn: 0 });
  if (own.id !== value.id) {
    setOwn({ id: value.id, turn: own.turn + 1 });
    setChosen(optionOf(value));
  }
  return (
    <ComboBox
      {...rest}
      {...field}
      // A new key remounts the field with the name of a team that was not chosen in it: after another
      // was saved elsewhere or the changes were discarded.
      key={own.turn}
      isRequired
      options={offered}
      value={value.id || null}
      defaultInputValue={chosen?.label ?? ''}
      onChange={(id) => {
        const found = offered.find((option) => option.id === id);
        setChosen(
          found ? { id: found.id, label: found.label, description: found.description ?? '' } : null,
        );
        setOwn({ ...own, id: found?.id ?? '' });
        const schoolId = options.find((option) => option.id === id)?.schoolId ?? '';
        onChange({ id: found?.id ?? '', name: found?.label ?? '', schoolName: '', schoolId });
      }}
    />
  );
}
