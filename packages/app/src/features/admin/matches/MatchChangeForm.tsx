import type { MatchRecord } from '@touchline/contract/adminMatch';
import { statusReasons } from '@touchline/contract/match';
import { Checkbox } from '@touchline/ui/Checkbox';
import { Select } from '@touchline/ui/Select';
import { TextArea } from '@touchline/ui/TextArea';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#platform/serverClock.ts';
import { useUnsaved } from '../record/LeaveScope.tsx';
import { isPlayedOn, mistakesInChange, needsScore, type ChangeMistake } from './changeRequest.ts';
import { DisputedResult } from './DisputedResult.tsx';
import { matchActions, type MatchAction } from './matchActions.ts';
import { MatchQuestionForm } from './MatchQuestionForm.tsx';
import { NewTimeFields } from './NewTimeFields.tsx';
import { ResultFields } from './ResultFields.tsx';
import { ScoreFields } from './ScoreFields.tsx';
import { useChangeDraft } from './useChangeDraft.ts';
import type { MatchChangeSubmission } from './useMatchChange.ts';
import { useSideNames } from './useSideNames.ts';

/** The longest note, as the contract has it. */
const longestNote = 200;

/** How a match counts that was broken off (MATCH-25). */
const verdicts = ['noResult', 'awarded'] as const;

/** The option for no reason, because an option needs an id. */
const none = 'none';

export interface MatchChangeFormProps {
  match: MatchRecord;
  action: MatchAction;
  submission: MatchChangeSubmission;
  isDisabled: boolean;
  /**
   * What is typed was restored from a draft when the page was opened, so the focus stays where it
   * is.
   */
  isRestored?: boolean;
  onCancel: () => void;
}

/** Asks what a change of a match needs: why, when instead, or how it ended (MATCH-24 to MATCH-27). */
export function MatchChangeForm({
  match,
  action,
  submission,
  isDisabled,
  isRestored = false,
  onCancel,
}: MatchChangeFormProps) {
  const { t } = useTranslation();
  const form = useChangeDraft(match, action);
  const { typed, put, disputed } = form;
  useUnsaved(form.isTyped);
  const choice = useRef<HTMLDivElement>(null);
  const [isChecked, setChecked] = useState(false);
  const sides = useSideNames(match);
  const { asks } = matchActions[action];
  const isOptional = asks.includes('optionalReason');
  const hasReason = isOptional || asks.includes('reason');
  const reasons = statusReasons.map((id) => ({ id, label: t(`match.reason.${id}`) }));
  const mistakes = mistakesInChange(action, typed, serverNow());

  function fieldErrorText(field: string): string | undefined {
    const mistake = isChecked ? mistakes.get(field) : undefined;
    return mistake && changeMistakeText(mistake, t);
  }
  const errorOf = (field: string) => {
    const errorMessage = fieldErrorText(field);
    return errorMessage ? { errorMessage } : {};
  };

  function send() {
    setChecked(true);
    if (disputed.length > 0) choice.current?.focus();
    else if (mistakes.size === 0) submission.make(action, typed, form.markSent());
  }

  return (
    <MatchQuestionForm
      title={t(`adminRecord.matches.actions.${action}`)}
      hasHeading
      submission={submission}
      isDisabled={isDisabled}
      isRestored={isRestored}
      onInvalid={() => setChecked(true)}
      onSend={send}
      onCancel={onCancel}
    >
      {hasReason && (
        <Select
          name="statusReason"
          isRequired={!isOptional}
          label={t('admin.bulk.reason')}
          placeholder={t('validation.choose')}
          options={[
            ...(isOptional ? [{ id: none, label: t('adminRecord.matches.none') }] : []),
            ...reasons,
          ]}
          value={typed.reason || (isOptional ? none : null)}
          onChange={(reason) => put({ reason: reason === none ? '' : reason })}
          {...errorOf('statusReason')}
        />
      )}
      {asks.includes('verdict') && (
        <Select
          name="decidedBy"
          label={t('adminRecord.matches.verdict')}
          placeholder={t('validation.choose')}
          options={verdicts.map((id) => ({
            id,
            label: t(`adminRecord.matches.decisions.${id}`),
          }))}
          value={typed.decidedBy}
          onChange={(decidedBy) => put({ decidedBy })}
        />
      )}
      {(asks.includes('newTime') || asks.includes('laterTime')) && (
        <NewTimeFields
          match={match}
          name={asks.includes('laterTime') ? 'rescheduledTo' : 'schedule'}
          value={typed.time}
          onChange={(changes) => put({ time: { ...typed.time, ...changes } })}
          fieldErrorText={(field) => fieldErrorText(`schedule.${field}`)}
          isReadOnly={isDisabled}
        />
      )}
      {asks.includes('score') && (
        <ScoreFields
          value={typed.score}
          onChange={(score) => put({ score })}
          sides={sides}
          isRequired
          isRunning={isPlayedOn(action)}
          errorMessage={fieldErrorText('score')}
        />
      )}
      {asks.includes('result') && (
        <ResultFields
          match={match}
          isAwarded={action === 'award'}
          isScoreRequired={needsScore(action, typed)}
          typed={typed}
          onChange={put}
          fieldErrorText={fieldErrorText}
        />
      )}
      {(hasReason || asks.includes('correction')) && (
        <TextArea
          name="statusNote"
          isRequired={asks.includes('correction')}
          label={t(asks.includes('correction') ? 'adminRecord.matches.why' : 'admin.bulk.note')}
          description={t('admin.bulk.noteHint')}
          maxLength={longestNote}
          hasCount
          rows={2}
          value={typed.note}
          onChange={(note) => put({ note })}
          {...errorOf('statusNote')}
        />
      )}
      {asks.includes('confirmation') && (
        <Checkbox
          name="isConfirmed"
          isRequired
          isSelected={typed.isConfirmed}
          onChange={(isConfirmed) => put({ isConfirmed })}
          {...errorOf('isConfirmed')}
        >
          {t(`adminRecord.matches.confirm.${action as 'reopen'}`)}
        </Checkbox>
      )}
      <DisputedResult ref={choice} match={match} action={action} form={form} />
    </MatchQuestionForm>
  );
}

function changeMistakeText(mistake: ChangeMistake, t: TFunction): string {
  return mistake === 'missing' ? t('validation.fillIn') : t(`adminRecord.matches.wrong.${mistake}`);
}
