import type { MatchRecord } from '@touchline/contract/adminMatch';
import type { MatchEventKind } from '@touchline/contract/match';
import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import { Select } from '@touchline/ui/Select';
import { TextArea } from '@touchline/ui/TextArea';
import { TextField } from '@touchline/ui/TextField';
import { useTranslation } from 'react-i18next';
import { eventText } from '#features/matches';
import { differingFields } from '#platform/form/differingFields.ts';
import type { Submission } from '#platform/form/useSubmission.ts';
import { useUnsaved } from '../../record/drafts/LeaveScope.tsx';
import { useFieldErrors } from '../../record/form/useFieldErrors.ts';
import { useFormDraft } from '../../record/drafts/useFormDraft.ts';
import { eventDraftKey, keptEvent } from './eventDraft.ts';
import { blankEvent, eventRequest, kindsOf, readMinute, type TypedEvent } from './eventRequest.ts';
import { MatchQuestionForm } from '../change/MatchQuestionForm.tsx';
import { useSideNames } from '../useSideNames.ts';

/** The longest words, as the contract has them. */
const longestText = 200;

export interface EventFormProps {
  match: MatchRecord;
  submission: Submission;
  isDisabled: boolean;
  /**
   * What is typed was restored from a draft when the page was opened, so the focus stays where it
   * is.
   */
  isRestored: boolean;
  /**
   * Called with the event, and with a function that tells whether something else has been typed
   * since.
   */
  onSave: (
    event: NonNullable<ReturnType<typeof eventRequest>>,
    isTypedSince: () => boolean,
  ) => void;
  onCancel: () => void;
}

/** Asks what has happened, when, and for which side. */
export function EventForm({
  match,
  submission,
  isDisabled,
  isRestored,
  onSave,
  onCancel,
}: EventFormProps) {
  const { t } = useTranslation();
  const [typed, put, isTyped, latest] = useFormDraft<TypedEvent>(eventDraftKey(match), keptEvent, {
    version: match.version,
    first: () => blankEvent,
  });
  const names = useSideNames(match);
  useUnsaved(isTyped);
  const findings = new Map<string, string>();
  if (typed.kind === '') findings.set('kind', t('validation.choose'));
  if (!readMinute(typed.minute))
    findings.set('minute', t('adminRecord.matches.events.wrongMinute'));
  const labels = {
    kind: t('adminRecord.matches.events.kind'),
    minute: t('adminRecord.matches.events.minute'),
  };
  const errors = useFieldErrors(
    findings,
    labels,
    isRestored ? differingFields(typed, blankEvent) : [],
  );

  function send() {
    errors.settleAll();
    const event = eventRequest(typed);
    if (event) onSave(event, () => latest() !== typed);
  }

  return (
    <MatchQuestionForm
      title={t('adminRecord.matches.events.add')}
      submission={submission}
      isDisabled={isDisabled}
      isRestored={isRestored}
      announcement={errors.announcement}
      onInvalid={errors.settleAll}
      onSend={send}
      onCancel={onCancel}
    >
      <Select
        name="event.kind"
        isRequired
        label={labels.kind}
        placeholder={t('validation.choose')}
        options={kindsOf(match.sport).map((kind) => ({
          id: kind,
          label: eventText(t, kind, match.sport),
        }))}
        value={typed.kind || null}
        onChange={(kind) => put({ kind: kind as MatchEventKind })}
        {...errors.errorProps('kind')}
      />
      <TextField
        name="event.minute"
        label={labels.minute}
        description={t('adminRecord.matches.events.minuteText')}
        autoComplete="off"
        value={typed.minute}
        onChange={(minute) => {
          put({ minute });
          errors.touch(['minute']);
        }}
        {...errors.errorProps('minute')}
      />
      <RadioGroup
        name="event.side"
        label={t('adminRecord.matches.events.side')}
        value={typed.side}
        onChange={(side) => put({ side: side as TypedEvent['side'] })}
      >
        <Radio value="home">{names.home}</Radio>
        <Radio value="away">{names.away}</Radio>
        <Radio value="none">{t('adminRecord.matches.events.noSide')}</Radio>
      </RadioGroup>
      <TextArea
        name="event.text"
        label={t('adminRecord.matches.events.description')}
        description={t('adminRecord.matches.events.descriptionText')}
        maxLength={longestText}
        hasCount
        rows={2}
        value={typed.text}
        onChange={(text) => put({ text })}
      />
    </MatchQuestionForm>
  );
}
