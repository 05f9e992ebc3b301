import type { MatchRecord } from '@touchline/contract/adminMatch';
import { decisions } from '@touchline/contract/match';
import { Select } from '@touchline/ui/Select';
import { TextField } from '@touchline/ui/TextField';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../record/form/useFieldErrors.ts';
import type { TypedChange } from '../change/changeRequest.ts';
import { PairFields, ScoreFields } from './ScoreFields.tsx';
import { useSideNames } from '../useSideNames.ts';

export interface ResultFieldsProps {
  match: MatchRecord;
  /** Whether the match was abandoned, so that its result can only be awarded. */
  isAwarded: boolean;
  isScoreRequired: boolean;
  typed: TypedChange;
  onChange: (changes: Partial<TypedChange>) => void;
  errors: FieldErrors;
}

/** The fields of a result: the score, how it was decided, and a free text (MATCH-8, MATCH-9). */
export function ResultFields({
  match,
  isAwarded,
  isScoreRequired,
  typed,
  onChange,
  errors,
}: ResultFieldsProps) {
  const { t } = useTranslation();
  const sides = useSideNames(match);
  return (
    <>
      <div {...errors.leaveProps('score')}>
        <ScoreFields
          value={typed.score}
          onChange={(score) => onChange({ score })}
          sides={sides}
          isRequired={isScoreRequired}
          errorMessage={errors.errorText('score')}
        />
      </div>
      {!isAwarded && (
        <Select
          name="decidedBy"
          label={t('adminRecord.matches.decidedBy')}
          placeholder={t('validation.choose')}
          options={decisions.map((id) => ({
            id,
            label: t(`adminRecord.matches.decisions.${id}`),
          }))}
          value={typed.decidedBy}
          onChange={(decidedBy) => onChange({ decidedBy })}
        />
      )}
      {typed.decidedBy === 'penalties' && (
        <div {...errors.leaveProps('penalties')}>
          <PairFields
            title={t('adminRecord.matches.decisions.penalties')}
            name="penalties"
            value={typed.penalties}
            onChange={(penalties) => onChange({ penalties })}
            sides={sides}
            isRequired
            errorMessage={errors.errorText('penalties')}
          />
        </div>
      )}
      <TextField
        name="resultText"
        label={t('adminRecord.matches.resultText')}
        description={t('adminRecord.matches.resultHint')}
        maxLength={120}
        autoComplete="off"
        value={typed.resultText}
        onChange={(resultText) => onChange({ resultText })}
      />
    </>
  );
}
