import { Button } from '@touchline/ui/Button';
import { Dialog } from '@touchline/ui/Dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '#platform/form/Refusal.tsx';
import { part } from '../record/Record.css.ts';
import type { Delivery } from './useDelivery.ts';

export interface DeliveryQuestionProps {
  delivery: Delivery;
  /** `alertdialog` for what cannot be undone. */
  role?: 'dialog' | 'alertdialog';
  title: string;
  confirmLabel: string;
  isDisabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The dialog that asks before the state of a message changes. A failure is shown in it. Closing it does
 * not take back what is being sent.
 */
export function DeliveryQuestion({
  delivery,
  role = 'dialog',
  title,
  confirmLabel,
  isDisabled = false,
  onConfirm,
  onClose,
  children,
}: DeliveryQuestionProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      role={role}
      title={title}
      actions={
        <>
          <Button variant="outlined" onPress={onClose}>
            {t(delivery.isPending ? 'adminRecord.close' : 'adminRecord.messages.notNow')}
          </Button>
          <Button isPending={delivery.isPending} isDisabled={isDisabled} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={part}>
        {children}
        {delivery.failure && <Refusal>{delivery.failure}</Refusal>}
      </div>
    </Dialog>
  );
}
