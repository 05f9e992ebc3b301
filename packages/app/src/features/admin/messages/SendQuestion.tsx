import type { AdminMessage } from '@touchline/contract/adminMessage';
import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { Dialog } from '@touchline/ui/Dialog';
import { useTranslation } from 'react-i18next';
import { part } from '../record/Record.css.ts';
import { AudienceCount } from './AudienceCount.tsx';
import { messageValuesOf } from './messageValues.ts';
import { plainText } from './plainText.ts';
import { concernsOf } from './textConcerns.ts';
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
  const total = size?.state === 'ready' ? size.value.total : 0;
  const concerns = concernsOf(`${record.title}\n${plainText(record.body)}`);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      role="alertdialog"
      title={t('adminRecord.messages.sendTitle', { title: record.title })}
      actions={
        <>
          <Button variant="outlined" onPress={onClose}>
            {t('adminRecord.messages.notNow')}
          </Button>
          <Button
            isPending={delivery.isPending}
            isDisabled={total === 0}
            onPress={() => delivery.send(record, total, onClose)}
          >
            {t('adminRecord.messages.sendTo', { count: total })}
          </Button>
        </>
      }
    >
      <div className={part}>
        <p>
          <AudienceCount audience={audience} />
        </p>
        {record.failedCount !== null && <p>{t('adminRecord.messages.notTwice')}</p>}
        {concerns.map((concern) => (
          <Banner
            key={concern}
            tone="warning"
            title={t(`adminRecord.messages.concerns.${concern}`)}
          />
        ))}
        {delivery.failure && <p role="alert">{delivery.failure}</p>}
      </div>
    </Dialog>
  );
}
