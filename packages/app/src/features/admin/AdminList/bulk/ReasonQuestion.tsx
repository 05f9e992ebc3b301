import { statusReasons } from '@touchline/contract/match';
import { Button } from '@touchline/ui/Button';
import { Dialog } from '@touchline/ui/Dialog';
import { Select } from '@touchline/ui/Select';
import { TextField } from '@touchline/ui/TextField';
import { useTranslation } from 'react-i18next';
import { LeaveQuestion } from '#platform/form/LeaveQuestion.tsx';
import { Refusal } from '#platform/form/Refusal.tsx';
import { forgetFormDraft, useFormDraft } from '../../record/drafts/useFormDraft.ts';
import type { BulkReason, ReasonAction } from '../areaList.ts';
import { keptReason, reasonKey, type TypedReason } from './reasonDraft.ts';
import { fields } from './ReasonQuestion.css.ts';

/** The longest note, as the contract has it. */
const longestNote = 200;

export interface ReasonQuestionProps {
  /** The change that it is about. */
  action: ReasonAction<never>['id'];
  /** How many of the selected records allow it. They may become fewer while the question is open. */
  allowed: number;
  onCancel: () => void;
  onAnswer: (reason: BulkReason) => void;
}

/**
 * Asks why matches are put off or called off; without a reason there is no way on (MATCH-24). What is
 * typed is kept until the change went through or the person cancels it (ADMIN-61), also where none of the
 * records allows the change any more, which is said (ADMIN-24). It stays open where Back turns the page of
 * the list beneath it, because the records stay selected.
 */
export function ReasonQuestion({ action, allowed, onCancel, onAnswer }: ReasonQuestionProps) {
  const { t } = useTranslation();
  const key = reasonKey(action);
  const [{ reason, note }, put, isTyped] = useFormDraft<TypedReason>(key, keptReason, {
    // Several records have no version in common, so the draft has none.
    version: 0,
    first: () => ({ reason: null, note: '' }),
  });
  return (
    <>
      <LeaveQuestion hasChanges={isTyped} kept="day" />
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onCancel()}
        title={t(`admin.actions.${action}`, { count: allowed })}
        actions={
          <>
            <Button
              variant="outlined"
              onPress={() => {
                forgetFormDraft(key);
                onCancel();
              }}
            >
              {t('admin.bulk.cancel')}
            </Button>
            <Button
              isDisabled={reason === null || [...note.trim()].length > longestNote || allowed === 0}
              onPress={() =>
                reason !== null &&
                onAnswer({
                  statusReason: reason,
                  ...(note.trim() ? { statusNote: note.trim() } : {}),
                })
              }
            >
              {t('admin.bulk.confirm')}
            </Button>
          </>
        }
      >
        <div className={fields}>
          <Select
            label={t('admin.bulk.reason')}
            placeholder={t('admin.bulk.reasonNeeded')}
            options={statusReasons.map((id) => ({ id, label: t(`match.reason.${id}`) }))}
            value={reason}
            onChange={(next) => put({ reason: next as TypedReason['reason'] })}
          />
          <TextField
            label={t('admin.bulk.note')}
            description={t('admin.bulk.noteHint')}
            maxLength={longestNote}
            value={note}
            onChange={(next) => put({ note: next })}
          />
          {allowed === 0 && <Refusal>{t('admin.bulk.allowedNone')}</Refusal>}
        </div>
      </Dialog>
    </>
  );
}
