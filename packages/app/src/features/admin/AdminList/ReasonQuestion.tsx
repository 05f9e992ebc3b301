import { statusReasons } from '@touchline/contract/match';
import { Button } from '@touchline/ui/Button';
import { Dialog } from '@touchline/ui/Dialog';
import { Select } from '@touchline/ui/Select';
import { TextField } from '@touchline/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDetails } from './areaList.ts';
import { fields } from './ReasonQuestion.css.ts';

/** The longest note, as the contract has it. */
const longestNote = 200;

export interface ReasonQuestionProps {
  /** What is going to be done, with the number of records. */
  title: string;
  onCancel: () => void;
  onAnswer: (details: BulkDetails) => void;
}

/** Asks why matches are put off or called off; without a reason there is no way on (MATCH-24). */
export function ReasonQuestion({ title, onCancel, onAnswer }: ReasonQuestionProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={title}
      actions={
        <>
          <Button variant="outlined" onPress={onCancel}>
            {t('admin.bulk.cancel')}
          </Button>
          <Button
            isDisabled={reason === null || [...note.trim()].length > longestNote}
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
          onChange={setReason}
        />
        <TextField
          label={t('admin.bulk.note')}
          description={t('admin.bulk.noteHint')}
          maxLength={longestNote}
          value={note}
          onChange={setNote}
        />
      </div>
    </Dialog>
  );
}
