import { Button } from '@touchline/ui/Button';
import { Dialog } from '@touchline/ui/Dialog';
import { useTranslation } from 'react-i18next';
import { part } from '../record/Record.css.ts';
import type { QuestionProps } from './SendQuestion.tsx';

/** Asks before a message is taken out of the inboxes, which cannot be taken back. */
export function RecallQuestion({ record, delivery, onClose }: QuestionProps) {
  const { t, i18n } = useTranslation();
  const count = record.sentCount ?? 0;
  const read = record.readCount ?? 0;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      role="alertdialog"
      title={t('adminRecord.messages.recallTitle', { title: record.title })}
      actions={
        <>
          <Button variant="outlined" onPress={onClose}>
            {t('adminRecord.messages.notNow')}
          </Button>
          <Button isPending={delivery.isPending} onPress={() => delivery.recall(record, onClose)}>
            {t('adminRecord.messages.actions.recall')}
          </Button>
        </>
      }
    >
      <div className={part}>
        <p>
          {t('adminRecord.messages.recallText', {
            count,
            number: count.toLocaleString(i18n.language),
            read: read.toLocaleString(i18n.language),
          })}
        </p>
        {delivery.failure && <p role="alert">{delivery.failure}</p>}
      </div>
    </Dialog>
  );
}
