import { PlusIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { IconButton } from '@touchline/ui/IconButton';
import { Select } from '@touchline/ui/Select';
import { TextField } from '@touchline/ui/TextField';
import { useTranslation } from 'react-i18next';
import { part, quiet } from '../../record/Record.css.ts';
import { inningsRow, removal, scoreRow } from '../Match.css.ts';
import type { TypedInnings, TypedScore } from './typedScore.ts';

/** The most sets and innings, as the contract has them. */
const most = { sets: 9, innings: 4 };

type Pair = TypedScore['points'];

export interface ScoreFieldsProps {
  value: TypedScore;
  onChange: (score: TypedScore) => void;
  /** The names of the sides. */
  sides: { home: string; away: string };
  isRequired: boolean;
  /** Whether the match is being played, so that its last set is not over. */
  isRunning?: boolean;
  errorMessage?: string | undefined;
}

/** A score, typed in the shape of its sport: points, sets or innings (MATCH-7). */
export function ScoreFields({
  value,
  onChange,
  sides,
  isRequired,
  isRunning = false,
  errorMessage,
}: ScoreFieldsProps) {
  switch (value.kind) {
    case 'points':
      return (
        <PairFields
          value={value.points}
          onChange={(points) => onChange({ ...value, points })}
          sides={sides}
          isRequired={isRequired}
          errorMessage={errorMessage}
        />
      );
    case 'sets':
      return (
        <SetFields
          value={value}
          onChange={onChange}
          sides={sides}
          isRequired={isRequired}
          isRunning={isRunning}
          errorMessage={errorMessage}
        />
      );
    case 'innings':
      return (
        <InningsFields
          value={value}
          onChange={onChange}
          sides={sides}
          errorMessage={errorMessage}
        />
      );
  }
}

interface PairFieldsProps extends Omit<ScoreFieldsProps, 'value' | 'onChange' | 'isRunning'> {
  value: Pair;
  onChange: (pair: Pair) => void;
  /** Which of several it is. */
  title?: string;
  /** As the server knows it. */
  name?: string;
}

/** Two numbers, one of each side. */
export function PairFields({
  value,
  onChange,
  sides,
  title,
  name = 'score',
  isRequired,
  errorMessage,
}: PairFieldsProps) {
  return (
    <div className={scoreRow}>
      {(['home', 'away'] as const).map((side) => (
        <TextField
          key={side}
          // What the server says of the score stands at its first field.
          name={side === 'home' ? name : `${name}.${side}`}
          label={title ? `${title}: ${sides[side]}` : sides[side]}
          inputMode="numeric"
          autoComplete="off"
          value={value[side]}
          onChange={(text) => onChange({ ...value, [side]: text })}
          isRequired={isRequired}
          {...(errorMessage ? { errorMessage } : {})}
        />
      ))}
    </div>
  );
}

function SetFields({
  value,
  onChange,
  sides,
  isRequired,
  isRunning,
  errorMessage,
}: ScoreFieldsProps) {
  const { t } = useTranslation();
  const { sets } = value;
  const change = (next: readonly Pair[]) => onChange({ ...value, sets: next });
  return (
    <div className={part}>
      {isRunning && <p className={quiet}>{t('adminRecord.matches.runningSet')}</p>}
      {sets.map((pair, index) => (
        <PairFields
          // Sets have no id but their place, and innings neither.
          key={index}
          title={t('adminRecord.matches.set', { number: index + 1 })}
          name={index === 0 ? 'score' : `score.sets.${index}`}
          value={pair}
          onChange={(next) => change(sets.map((each, at) => (at === index ? next : each)))}
          sides={sides}
          // A set without points is left out, as an innings is.
          isRequired={isRequired && index === 0}
          errorMessage={index === 0 ? errorMessage : undefined}
        />
      ))}
      <div>
        <Button
          variant="outlined"
          icon={<Icon icon={PlusIcon} />}
          isDisabled={sets.length >= most.sets}
          onPress={() => change([...sets, { home: '', away: '' }])}
        >
          {t('adminRecord.matches.addSet')}
        </Button>
      </div>
    </div>
  );
}

function InningsFields({
  value,
  onChange,
  sides,
  errorMessage,
}: Omit<ScoreFieldsProps, 'isRequired' | 'isRunning'>) {
  const { t } = useTranslation();
  const { innings } = value;
  const change = (next: readonly TypedInnings[]) => onChange({ ...value, innings: next });
  return (
    <div className={part}>
      {innings.map((each, index) => {
        const number = t('adminRecord.matches.inningsNumber', { number: index + 1 });
        const put = (changes: Partial<TypedInnings>) =>
          change(innings.map((other, at) => (at === index ? { ...other, ...changes } : other)));
        const props = index === 0 && errorMessage ? { errorMessage } : {};
        return (
          <div key={index} className={inningsRow}>
            <Select
              label={`${number}: ${t('adminRecord.matches.batting')}`}
              placeholder={t('validation.choose')}
              value={each.team}
              onChange={(team) => put({ team: team as TypedInnings['team'] })}
              options={[
                { id: 'home', label: sides.home },
                { id: 'away', label: sides.away },
              ]}
            />
            {(['runs', 'wickets', 'overs'] as const).map((name) => (
              <TextField
                key={name}
                label={`${number}: ${t(`adminRecord.matches.${name}`)}`}
                inputMode={name === 'overs' ? 'decimal' : 'numeric'}
                autoComplete="off"
                value={each[name]}
                onChange={(text) => put({ [name]: text })}
                {...(name === 'runs' ? props : {})}
              />
            ))}
            <div className={removal}>
              <IconButton
                icon={XMarkIcon}
                label={t('adminRecord.matches.removeInnings', { innings: number })}
                onPress={() => change(innings.filter((_, at) => at !== index))}
              />
            </div>
          </div>
        );
      })}
      <div>
        <Button
          variant="outlined"
          icon={<Icon icon={PlusIcon} />}
          isDisabled={innings.length >= most.innings}
          onPress={() => change([...innings, { team: 'home', runs: '', wickets: '', overs: '' }])}
        >
          {t('adminRecord.matches.addInnings')}
        </Button>
      </div>
    </div>
  );
}
