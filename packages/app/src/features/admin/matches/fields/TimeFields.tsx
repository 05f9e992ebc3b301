import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import { TextField } from '@touchline/ui/TextField';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../record/fields/DayField.tsx';
import { pair, part } from '../../record/Record.css.ts';
import type { TypedTime } from './matchTime.ts';

const kinds = ['dateTime', 'date', 'tbc'] as const;

export interface TimeFieldsProps {
  label: string;
  value: TypedTime;
  onChange: (changes: Partial<TypedTime>) => void;
  /** The name of a field as the server knows it. */
  nameOf: (field: keyof TypedTime) => string;
  fieldErrorText: (field: keyof TypedTime) => string | undefined;
  isReadOnly: boolean;
}

/** The time of a match: a day with a time, a day alone, or neither yet (MATCH-5). */
export function TimeFields({
  label,
  value,
  onChange,
  nameOf,
  fieldErrorText,
  isReadOnly,
}: TimeFieldsProps) {
  const { t } = useTranslation();
  const { kind, date, time } = value;
  const field = (name: keyof TypedTime) => {
    const errorMessage = fieldErrorText(name);
    return { name: nameOf(name), isReadOnly, ...(errorMessage ? { errorMessage } : {}) };
  };
  return (
    <div className={part}>
      <RadioGroup
        name={nameOf('kind')}
        label={label}
        orientation="horizontal"
        value={kind}
        onChange={(next) => onChange({ kind: next })}
        isDisabled={isReadOnly}
      >
        {kinds.map((each) => (
          <Radio key={each} value={each}>
            {t(`adminRecord.matches.times.${each}`)}
          </Radio>
        ))}
      </RadioGroup>
      {kind !== 'tbc' && (
        <div className={pair}>
          <DayField
            {...field('date')}
            label={t('adminRecord.matches.day')}
            value={date || null}
            onChange={(next) => onChange({ date: next ?? '' })}
            isRequired
          />
          {kind === 'dateTime' && (
            <TextField
              {...field('time')}
              label={t('adminRecord.matches.time')}
              description={t('adminRecord.matches.timeText', {
                zone: value.zone.replaceAll('_', ' '),
              })}
              autoComplete="off"
              value={time}
              onChange={(next) => onChange({ time: next })}
              isRequired
            />
          )}
        </div>
      )}
    </div>
  );
}
