import { Button } from '@touchline/ui/Button';
import { ComboBox } from '@touchline/ui/ComboBox';
import { DateField } from '@touchline/ui/DateField';
import { Dialog } from '@touchline/ui/Dialog';
import { useLocale } from '@touchline/ui/locale';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#platform/serverClock.ts';
import { addDays } from '#platform/time/days.ts';
import { dayAt, zoneOfDevice } from '#platform/time/schedule.ts';
import { part, quiet } from '../record/Record.css.ts';
import { AudienceCount } from './AudienceCount.tsx';
import { messageValuesOf } from './messageValues.ts';
import type { QuestionProps } from './SendQuestion.tsx';
import { instantOf, timesOfDay, timeText } from './sendingTime.ts';

/** Asks when a message goes out: a day and a time that lie ahead. */
export function ScheduleQuestion({ record, delivery, onClose }: QuestionProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const timeZone = zoneOfDevice();
  const [day, setDay] = useState<string | null>(() => addDays(dayAt(serverNow()), 1));
  const [time, setTime] = useState<string | null>('09:00');
  const at = day !== null && time !== null ? instantOf(day, time, timeZone) : null;
  const isPast = at !== null && Date.parse(at) <= serverNow();

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('adminRecord.messages.scheduleTitle', { title: record.title })}
      actions={
        <>
          <Button variant="outlined" onPress={onClose}>
            {t('adminRecord.messages.notNow')}
          </Button>
          <Button
            isPending={delivery.isPending}
            isDisabled={at === null || isPast}
            onPress={() => at !== null && delivery.schedule(record, at, onClose)}
          >
            {t('adminRecord.messages.scheduleNow')}
          </Button>
        </>
      }
    >
      <div className={part}>
        <DateField
          label={t('adminRecord.messages.day')}
          value={day}
          onChange={setDay}
          {...(isPast ? { errorMessage: t('adminRecord.messages.wrong.past') } : {})}
        />
        <ComboBox
          label={t('adminRecord.messages.time')}
          description={t('adminRecord.messages.timeText', { zone: timeZone })}
          options={timesOfDay.map((id) => ({ id, label: timeText(id, locale) }))}
          value={time}
          defaultInputValue={timeText('09:00', locale)}
          onChange={setTime}
          labels={{ loading: t('adminRecord.searching'), empty: t('search.empty') }}
        />
        <p className={quiet}>
          <AudienceCount audience={messageValuesOf(record).audience} />
        </p>
        {delivery.failure && <p role="alert">{delivery.failure}</p>}
      </div>
    </Dialog>
  );
}
