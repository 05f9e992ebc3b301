import type { MatchRecord } from '@touchline/contract/adminMatch';
import { statusReasons } from '@touchline/contract/match';
import { Checkbox } from '@touchline/ui/Checkbox';
import { Select } from '@touchline/ui/Select';
import { TextArea } from '@touchline/ui/TextArea';
import type { TFunction } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { differingFields } from '#platform/form/differingFields.ts';
import { serverNow } from '#platform/serverClock.ts';
import { useUnsaved } from '../../record/drafts/LeaveScope.tsx';
import { useFieldErrors } from '../../record/form/useFieldErrors.ts';
import {
  isPlayedOn,
  mistakesInChange,
  needsScore,
  type ChangeMistake,
  type TypedChange,
} from './changeRequest.ts';
import { DisputedResult } from '../score/DisputedResult.tsx';
import { matchActions, type MatchAction } from './matchActions.ts';
import { MatchQuestionForm } from './MatchQuestionForm.tsx';
import { NewTimeFields } from './NewTimeFields.tsx';
import { ResultFields } from '../score/ResultFields.tsx';
import { ScoreFields } from '../score/ScoreFields.tsx';
import { isHalfTyped } from '../score/typedScore.ts';
import { useChangeDraft } from './useChangeDraft.ts';
import type { MatchChangeSubmission } from './useMatchChange.ts';
import { useSideNames } from '../useSideNames.ts';

/** The longest note, as the contract has it. */
const longestNote = 200;

/** How a match counts that was broken off (MATCH-25). */
const verdicts = ['noResult', 'awarded'] as const;

/** The option for no reason, because an option needs an id. */
const none = 'none';

/** The fields of the form, as its mistakes name them, by what is typed in them. */
const fieldsOf: Readonly<Record<keyof TypedChange, readonly string[]>> = {
  reason: ['statusReason'],
  note: ['statusNote'],
  time: ['schedule.date', 'schedule.time'],
  score: ['score'],
  decidedBy: [],
  penalties: ['penalties'],
  resultText: [],
  isConfirmed: ['isConfirmed'],
};

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
  const { typed, disputed } = form;
  useUnsaved(form.isTyped);
  const choice = useRef<HTMLDivElement>(null);
  const sides = useSideNames(match);
  const { asks } = matchActions[action];
  const isOptional = asks.includes('optionalReason');
  const hasReason = isOptional || asks.includes('reason');
  const reasons = statusReasons.map((id) => ({ id, label: t(`match.reason.${id}`) }));
  const mistakes = mistakesInChange(action, typed, serverNow());
  const findings = new Map(
    [...mistakes].map(([field, mistake]) => [field, changeMistakeText(mistake, t)]),
  );
  const noteLabel = t(asks.includes('correction') ? 'adminRecord.matches.why' : 'admin.bulk.note');
  const labels: Readonly<Record<string, string>> = {
    statusReason: t('admin.bulk.reason'),
    statusNote: noteLabel,
    'schedule.date': t('adminRecord.matches.day'),
    'schedule.time': t('adminRecord.matches.time'),
    score: t('admin.columns.score'),
    penalties: t('adminRecord.matches.decisions.penalties'),
    isConfirmed: t(`adminRecord.matches.actions.${action}`),
  };
  const begun = isRestored ? differingFields<TypedChange>(form.saved, typed) : [];
  const errors = useFieldErrors(
    findings,
    labels,
    begun.flatMap((name) => fieldsOf[name]),
  );

  function put(changes: Partial<TypedChange>) {
    form.put(changes);
    const { time, score, penalties, ...rest } = changes;
    errors.touch(differingFields<TypedChange>(rest, typed).flatMap((name) => fieldsOf[name]));
    if (time) errors.touch(differingFields(time, typed.time).map((name) => `schedule.${name}`));
    if (score) errors.touch(['score'], isHalfTyped(score));
    if (penalties) errors.touch(['penalties'], penalties.home === '' || penalties.away === '');
  }

  function send() {
    errors.settleAll();
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
      announcement={errors.announcement}
      onInvalid={errors.settleAll}
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
          {...errors.errorProps('statusReason')}
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
          fieldErrorText={(field) => errors.errorText(`schedule.${field}`)}
          isReadOnly={isDisabled}
        />
      )}
      {asks.includes('score') && (
        <div {...errors.leaveProps('score')}>
          <ScoreFields
            value={typed.score}
            onChange={(score) => put({ score })}
            sides={sides}
            isRequired
            isRunning={isPlayedOn(action)}
            errorMessage={errors.errorText('score')}
          />
        </div>
      )}
      {asks.includes('result') && (
        <ResultFields
          match={match}
          isAwarded={action === 'award'}
          isScoreRequired={needsScore(action, typed)}
          typed={typed}
          onChange={put}
          errors={errors}
        />
      )}
      {(hasReason || asks.includes('correction')) && (
        <TextArea
          name="statusNote"
          isRequired={asks.includes('correction')}
          label={noteLabel}
          description={t('admin.bulk.noteHint')}
          maxLength={longestNote}
          hasCount
          rows={2}
          value={typed.note}
          onChange={(note) => put({ note })}
          {...errors.errorProps('statusNote')}
        />
      )}
      {asks.includes('confirmation') && (
        <Checkbox
          name="isConfirmed"
          isRequired
          isSelected={typed.isConfirmed}
          onChange={(isConfirmed) => put({ isConfirmed })}
          {...errors.errorProps('isConfirmed')}
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
