import type { AdminMessage } from '@touchline/contract/adminMessage';
import { Badge } from '@touchline/ui/Badge';
import { Button } from '@touchline/ui/Button';
import { Card } from '@touchline/ui/Card';
import { DateTime } from '@touchline/ui/DateTime';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';
import { useAwaitedPart } from '#platform/loading/useAwaitedPart.tsx';
import { serverNow } from '#platform/serverClock.ts';
import { Refusal } from '#platform/form/Refusal.tsx';
import { focusUnlessTyping } from '../record/focusUnlessTyping.ts';
import { choices, part, quiet } from '../record/Record.css.ts';
import { messageBadges } from '../statusBadges.ts';
import type { MessageFieldsProps } from './messageValues.ts';
import type { MessageQuestionKind } from './MessageQuestion.tsx';
import { useDelivery } from './useDelivery.ts';

const question = lazyNamed(() => import('./MessageQuestion.tsx'), 'MessageQuestion');

export interface MessageAsideProps extends MessageFieldsProps {
  record: AdminMessage;
}

/** What can be done with a message in each state (ADMIN-11). */
const offered: Record<AdminMessage['status'], readonly (MessageQuestionKind | 'unschedule')[]> = {
  draft: ['send', 'schedule'],
  scheduled: ['unschedule', 'send'],
  sending: [],
  sent: ['recall'],
  failed: ['send'],
  recalled: [],
};

/** The way of a message to its readers: sent at once or at a time, taken back, recalled (ADMIN-11). */
export function MessageAside({ form, record }: MessageAsideProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<MessageQuestionKind | null>(null);
  const whenShown = useAwaitedPart(asking !== null, () => setAsking(null));
  const delivery = useDelivery(form);
  const { status, sentCount, failedCount } = record;
  const hasMissed = failedCount !== null || (status === 'failed' && sentCount !== null);
  // What is typed over a message that cannot be changed any more is no part of it.
  const isUnsaved = !form.isFixed && form.changed.length > 0;
  const cardRef = useRef<HTMLDivElement>(null);
  /** The state in which a button was pressed, until the state has changed. */
  const acted = useRef<AdminMessage['status'] | null>(null);
  // The button that had the focus is removed with its state.
  useEffect(() => {
    if (asking !== null || acted.current === null) return;
    if (acted.current !== status) focusUnlessTyping(cardRef.current);
    // A question may be closed before its answer, which changes the state later.
    else if (delivery.isPending) return;
    acted.current = null;
  }, [asking, status, delivery.isPending]);

  function press(action: (typeof offered)[typeof status][number]) {
    acted.current = status;
    if (action === 'unschedule') delivery.unschedule(record);
    else setAsking(action);
  }

  return (
    <Card
      title={t('adminRecord.state')}
      actions={<Badge {...messageBadges[status]} text={t(`admin.state.${status}`)} />}
    >
      <div className={part} ref={cardRef} tabIndex={-1}>
        <p className={quiet}>
          {t(`adminRecord.messages.stateTexts.${hasMissed ? 'missed' : status}`)}
        </p>
        <Facts record={record} />
        {isUnsaved && offered[status].length > 0 && (
          <p role="status">{t('adminRecord.messages.saveFirst')}</p>
        )}
        {delivery.failure && asking === null && <Refusal>{delivery.failure}</Refusal>}
        <div className={choices}>
          {offered[status].map((action) => (
            <Button
              key={action}
              variant={action === 'send' ? 'primary' : 'outlined'}
              isDisabled={form.isReadOnly || isUnsaved}
              isPending={delivery.isPending && asking === null}
              onPress={() => press(action)}
            >
              {t(`adminRecord.messages.actions.${action}`)}
            </Button>
          ))}
        </div>
        {asking && (
          <LazyBoundary onFailed={() => setAsking(null)}>
            {whenShown}
            <question.Component
              kind={asking}
              record={record}
              delivery={delivery}
              onClose={() => {
                delivery.forget();
                setAsking(null);
              }}
            />
          </LazyBoundary>
        )}
      </div>
    </Card>
  );
}

/** When it goes or went out, to how many, and why it did not. */
function Facts({ record }: { record: AdminMessage }) {
  const { t, i18n } = useTranslation();
  const { scheduledAt, sentAt, sentCount, failedCount, readCount, failure } = record;
  const number = (count: number) => count.toLocaleString(i18n.language);
  return (
    <>
      {scheduledAt && (
        <p>
          {t('adminRecord.messages.goesOut')}{' '}
          <DateTime value={scheduledAt} format="dateTime" now={serverNow} />
        </p>
      )}
      {sentAt && (
        <p>
          {t('adminRecord.messages.wentOut')}{' '}
          <DateTime value={sentAt} format="dateTime" now={serverNow} />
        </p>
      )}
      {sentCount !== null && (
        <p>
          {t('adminRecord.messages.readBy', {
            sent: number(sentCount),
            read: number(readCount ?? 0),
          })}
        </p>
      )}
      {failedCount !== null && (
        <p>
          {t('adminRecord.messages.missed', {
            count: failedCount,
            number: number(failedCount),
            total: number(failedCount + (sentCount ?? 0)),
          })}
        </p>
      )}
      {failure && <p>{failure}</p>}
    </>
  );
}
