import { Button } from '@touchline/ui/Button';
import { Dialog } from '@touchline/ui/Dialog';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../location/leaveGuard.ts';

export interface LeaveQuestionProps {
  /** Whether the page has changes that are not saved. */
  hasChanges: boolean;
}

/** Asks a person who leaves a page with changes that are not saved (USER-13). */
export function LeaveQuestion({ hasChanges }: LeaveQuestionProps) {
  const { t } = useTranslation();
  const { isAsking, onLeave, onStay } = useLeaveGuard(hasChanges);
  return (
    <Dialog
      role="alertdialog"
      isOpen={isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
      title={t('leave.title')}
      actions={
        <>
          <Button variant="outlined" onPress={onLeave}>
            {t('leave.leave')}
          </Button>
          <Button onPress={onStay}>{t('leave.stay')}</Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}
