import type { AdminMessage } from '@touchline/contract/adminMessage';
import { useTranslation } from 'react-i18next';
import { AudienceCount } from './AudienceCount.tsx';
import { DeliveryQuestion } from './DeliveryQuestion.tsx';
import { messageValuesOf } from './messageValues.ts';
import { SameTitle } from './SameTitle.tsx';
import { TextConcerns } from './TextConcerns.tsx';
import { useAudienceSize } from './useAudienceSize.ts';
import type { Delivery } from './useDelivery.ts';

export interface QuestionProps {
  record: AdminMessage;
  delivery: Delivery;
  onClose: () => void;
}

/** Asks before a message goes out, with the number of its readers in words (ADMIN-12). */
export function SendQuestion({ record, delivery, onClose }: QuestionProps) {
  const { t } = useTranslation();
  const { audience } = messageValuesOf(record);
  const size = useAudienceSize(audience);
  const total = size?.state === 'ready' ? size.value.total : null;
  const { failedCount, sentCount } = record;
  // The server is told the whole audience also where only those get it who have missed it.
  const count = failedCount ?? total;
  return (
    <DeliveryQuestion
      delivery={delivery}
      role="alertdialog"
      title={t('adminRecord.messages.sendTitle', { title: record.title })}
      confirmLabel={
        total === null || count === null
          ? t('adminRecord.messages.actions.send')
          : t('adminRecord.messages.sendTo', { count })
      }
      isDisabled={!total}
      onConfirm={() => total !== null && delivery.send(record, total, onClose)}
      onClose={onClose}
    >
      <AudienceCount audience={audience} missing={failedCount} />
      {(failedCount ?? sentCount) !== null && <p>{t('adminRecord.messages.notTwice')}</p>}
      <TextConcerns title={record.title} body={record.body} />
      <SameTitle record={record} />
    </DeliveryQuestion>
  );
}
