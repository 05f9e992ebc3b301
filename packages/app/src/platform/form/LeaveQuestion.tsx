import { Button } from '@touchline/ui/Button';
import { Dialog } from '@touchline/ui/Dialog';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../location/leaveGuard.ts';

export interface LeaveQuestionProps {
  /** Whether the page has changes that are not saved. */
  hasChanges: boolean;
  /**
   * What this browser keeps of them: all for a day, all until the person signs out, all but a consent,
   * or nothing.
   */
  kept: 'day' | 'untilSignOut' | 'partly' | 'never';
}

/** Asks a person who leaves a page with changes that are not saved (USER-13). */
export function LeaveQuestion({ hasChanges, kept }: LeaveQuestionProps) {
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
      <p>{t(`leave.kept.${kept}`)}</p>
    </Dialog>
  );
}
