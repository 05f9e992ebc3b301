import { useTranslation } from 'react-i18next';
import { DeliveryQuestion } from './DeliveryQuestion.tsx';
import type { QuestionProps } from './SendQuestion.tsx';

/** Asks before a message is taken out of the inboxes, which cannot be undone. */
export function RecallQuestion({ record, delivery, onClose }: QuestionProps) {
  const { t, i18n } = useTranslation();
  const count = record.sentCount ?? 0;
  const read = record.readCount ?? 0;
  return (
    <DeliveryQuestion
      delivery={delivery}
      role="alertdialog"
      title={t('adminRecord.messages.recallTitle', { title: record.title })}
      confirmLabel={t('adminRecord.messages.actions.recall')}
      onConfirm={() => delivery.recall(record, onClose)}
      onClose={onClose}
    >
      <p>
        {t('adminRecord.messages.recallText', {
          count,
          number: count.toLocaleString(i18n.language),
          read: read.toLocaleString(i18n.language),
        })}
      </p>
    </DeliveryQuestion>
  );
}
