import {
  consentGivers,
  consentTransitions,
  type AthleteRecord,
  type ConsentPurpose,
  type ConsentState,
} from '@touchline/contract/athlete';
import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { Form } from '@touchline/ui/Form';
import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import { TextArea } from '@touchline/ui/TextArea';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/client/client.ts';
import { SlowNotice } from '#platform/form/SlowNotice.tsx';
import { takeFocus } from '#platform/form/takeFocus.ts';
import { validationMessages } from '#platform/language/validationMessages.ts';
import { serverNow } from '#platform/serverClock.ts';
import { dayAt } from '#platform/time/schedule.ts';
import { showToast } from '#platform/toasts.ts';
import { DayField } from '../record/fields/DayField.tsx';
import { consentView } from '../AdminList/columns/consentView.ts';
import { choices } from '../record/Record.css.ts';
import { useUnsaved } from '../record/drafts/LeaveScope.tsx';
import { inTurn } from '../record/inTurn.ts';
import { orShowCurrent, showSaved } from '../record/showSaved.ts';
import { useFieldErrors } from '../record/form/useFieldErrors.ts';
import { useLastingSubmission } from '../record/form/useLastingSubmission.ts';
import type { AthleteFieldsProps } from './athleteValues.ts';
import { consentRequest, mistakesInConsent, type ConsentGiver } from './consentRequest.ts';

const fieldNames = ['consent.by', 'consent.at', 'consent.expiresAt', 'consent.evidenceNote'];

/** The longest note, as the contract has it. */
const longestNote = 200;

export interface ConsentFormProps extends AthleteFieldsProps {
  record: AthleteRecord;
  purpose: ConsentPurpose;
  /** What the consent becomes. */
  state: ConsentState;
  onDone: () => void;
}

/**
 * Records a consent, its refusal or its withdrawal. It is saved by itself and never kept as a draft. A
 * consent that was changed meanwhile is not overwritten unseen (ADMIN-5).
 */
export function ConsentForm({ form, record, purpose, state, onDone }: ConsentFormProps) {
  const { t } = useTranslation();
  const [by, setBy] = useState<ConsentGiver | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const [until, setUntil] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const submission = useLastingSubmission(fieldNames);
  const isGiven = state === 'granted';
  const today = dayAt(serverNow());
  const mistakes = mistakesInConsent({ state, at, until }, today);
  const labels = {
    at: t(`adminRecord.athletes.atLabels.${state as 'granted'}`),
    until: t('adminRecord.athletes.untilLabel'),
  };
  const findings = new Map(
    mistakes.map(([field, mistake]) => [field, t(`adminRecord.athletes.wrong.${mistake}`)]),
  );
  const errors = useFieldErrors(findings, labels);
  const place = useRef<HTMLDivElement>(null);
  const news = useRef<HTMLDivElement>(null);
  // The form replaces the button that had the focus.
  useEffect(() => takeFocus(place.current), []);
  const current = record.consents[purpose];
  /** The consent over which the person wants to record this one. */
  const [known, setKnown] = useState(current);
  // Not while the person's own change is pending, which changes the consent too.
  const isChanged = !submission.isPending && JSON.stringify(known) !== JSON.stringify(current);
  const isGone = isChanged && !consentTransitions[current.state].includes(state);
  const view = consentView(current, serverNow());
  const giveUp = useEffectEvent(() => {
    showToast('adminRecord.athletes.consentNotPossible');
    onDone();
  });
  useEffect(() => {
    if (isGone) giveUp();
  }, [isGone]);
  useUnsaved(by !== null || at !== null || until !== null || note !== '', { isKept: false });

  async function save(signal: AbortSignal) {
    const consent = consentRequest({ state, by, at, until, note }, today);
    const { sent, saved } = await inTurn('athletes', record, ({ id, version }) =>
      orShowCurrent(
        'athletes',
        call('setConsent', { path: { id, purpose }, body: { version, consent }, signal }),
        () => form.kind.fetch(id),
      ),
    );
    form.follow(sent, saved);
    await showSaved('athletes', saved);
    showToast(
      state === 'withdrawn'
        ? 'adminRecord.athletes.withdrawnNow'
        : 'adminRecord.athletes.consentSaved',
      { tone: 'success' },
    );
    onDone();
  }

  return (
    <div ref={place} tabIndex={-1}>
      <Form
        aria-label={t('adminRecord.athletes.consentOf', {
          action: t(`adminRecord.athletes.consentActions.${state as 'granted'}`),
          purpose: t(`adminRecord.athletes.purposes.${purpose}`),
        })}
        messages={validationMessages(t)}
        serverErrors={submission.failure?.fields}
        formError={submission.failure?.text}
        onSubmit={() => {
          errors.settleAll();
          if (isChanged) news.current?.focus();
          else if (mistakes.length === 0) submission.submit(save);
        }}
      >
        {isChanged && (
          <div ref={news} tabIndex={-1}>
            <Banner
              tone="warning"
              title={t('adminRecord.athletes.consentChanged', {
                state: t(
                  `adminRecord.athletes.consentStates.${view === 'ending' ? 'granted' : view}`,
                ),
              })}
              action={
                <Button
                  variant="outlined"
                  onPress={() => {
                    setKnown(current);
                    place.current?.focus();
                  }}
                >
                  {t('adminRecord.athletes.consentGoOn')}
                </Button>
              }
            >
              {t('adminRecord.athletes.consentChangedText')}
            </Banner>
          </div>
        )}
        {isGiven && (
          <RadioGroup
            name="consent.by"
            label={t('adminRecord.athletes.byLabel')}
            value={by}
            onChange={(value) => setBy(consentGivers.find((giver) => giver === value) ?? null)}
            isRequired
          >
            <Radio value="guardian">{t('adminRecord.athletes.byGuardian')}</Radio>
            <Radio value="athlete18">{t('adminRecord.athletes.byAthlete')}</Radio>
          </RadioGroup>
        )}
        <DayField
          name="consent.at"
          label={labels.at}
          description={t('adminRecord.athletes.atText')}
          value={at}
          onChange={(day) => {
            setAt(day);
            errors.touch(['at']);
          }}
          {...errors.errorProps('at')}
        />
        {isGiven && (
          <DayField
            name="consent.expiresAt"
            label={labels.until}
            description={t('adminRecord.athletes.untilText')}
            value={until}
            onChange={(day) => {
              setUntil(day);
              errors.touch(['until']);
            }}
            {...errors.errorProps('until')}
          />
        )}
        <TextArea
          name="consent.evidenceNote"
          label={t('adminRecord.athletes.noteLabel')}
          description={t('adminRecord.athletes.noteText')}
          value={note}
          onChange={setNote}
          maxLength={longestNote}
          hasCount
          rows={2}
        />
        <VisuallyHidden>
          <span role="status">{errors.announcement}</span>
        </VisuallyHidden>
        <div className={choices}>
          <Button type="submit" isPending={submission.isPending} isDisabled={form.isReadOnly}>
            {t('adminRecord.athletes.saveConsent')}
          </Button>
          <Button
            variant="outlined"
            onPress={() => {
              submission.cancel();
              onDone();
            }}
          >
            {t(submission.isPending ? 'adminRecord.close' : 'adminRecord.athletes.cancelConsent')}
          </Button>
        </div>
        <SlowNotice submission={submission} />
      </Form>
    </div>
  );
}
