import { ComboBox } from '@touchline/ui/ComboBox';
import { Form } from '@touchline/ui/Form';
import { useLocale } from '@touchline/ui/locale';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { validationMessages } from '#platform/language/validationMessages.ts';
import { serverNow } from '#platform/serverClock.ts';
import { addDays } from '#platform/time/days.ts';
import { dayAt, zoneOfDevice } from '#platform/time/schedule.ts';
import { DayField } from '../record/fields/DayField.tsx';
import { forgetFormDraft, useFormDraft } from '../record/drafts/useFormDraft.ts';
import { AudienceCount } from './AudienceCount.tsx';
import { DeliveryQuestion } from './DeliveryQuestion.tsx';
import { messageValuesOf } from './messageValues.ts';
import type { QuestionProps } from './SendQuestion.tsx';
import { SameTitle } from './SameTitle.tsx';
import { instantOf, timesOfDay, timeText } from './sendingTime.ts';
import { TextConcerns } from './TextConcerns.tsx';
import { useAudienceSize } from './useAudienceSize.ts';

interface TypedTime {
  day: string | null;
  time: string | null;
}

const keptTime = v.partial(
  v.object({
    day: v.nullable(v.pipe(v.string(), v.isoDate())),
    time: v.nullable(v.picklist(timesOfDay)),
  }),
);

/**
 * Asks when a message goes out: a day and a time that lie ahead; with the same warnings as sending,
 * and never to nobody (ADMIN-12).
 */
export function ScheduleQuestion({ record, delivery, onClose }: QuestionProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const timeZone = zoneOfDevice();
  const place = { area: 'messages', id: record.id, form: 'schedule' } as const;
  const [{ day, time }, put] = useFormDraft<TypedTime>(place, keptTime, {
    version: record.version,
    first: () => ({ day: addDays(dayAt(serverNow()), 1), time: '09:00' }),
  });
  const [firstTime] = useState(time);
  const [isIncomplete, setIncomplete] = useState(false);
  const at = day !== null && time !== null ? instantOf(day, time, timeZone) : null;
  const isPast = at !== null && Date.parse(at) <= serverNow();

  const { audience } = messageValuesOf(record);
  const size = useAudienceSize(audience);
  const hasReaders = size?.state === 'ready' && size.value.total > 0;

  const isReady = at !== null && !isIncomplete && !isPast && hasReaders;

  function confirm() {
    if (isReady) delivery.schedule(record, at, forgetAndClose);
  }

  function forgetAndClose() {
    forgetFormDraft(place);
    onClose();
  }

  function close() {
    // What is still sent may be refused.
    if (delivery.isPending) onClose();
    else forgetAndClose();
  }

  return (
    <DeliveryQuestion
      delivery={delivery}
      title={t('adminRecord.messages.scheduleTitle', { title: record.title })}
      confirmLabel={t('adminRecord.messages.scheduleNow')}
      isDisabled={!isReady}
      onConfirm={confirm}
      onClose={close}
    >
      <Form messages={validationMessages(t)} onSubmit={confirm}>
        <DayField
          label={t('adminRecord.messages.day')}
          value={day}
          onChange={(next) => put({ day: next })}
          onIncompleteChange={setIncomplete}
          {...(isPast ? { errorMessage: t('adminRecord.messages.wrong.past') } : {})}
        />
        <ComboBox
          label={t('adminRecord.messages.time')}
          description={t('adminRecord.messages.timeText', { zone: timeZone })}
          options={timesOfDay.map((id) => ({ id, label: timeText(id, locale) }))}
          value={time}
          defaultInputValue={firstTime === null ? '' : timeText(firstTime, locale)}
          onChange={(next) => put({ time: next })}
          labels={{ loading: t('adminRecord.searching'), empty: t('search.empty') }}
        />
      </Form>
      <AudienceCount audience={audience} variant="quiet" />
      <TextConcerns title={record.title} body={record.body} />
      <SameTitle record={record} />
    </DeliveryQuestion>
  );
}
