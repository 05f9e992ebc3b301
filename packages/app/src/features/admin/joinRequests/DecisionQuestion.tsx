import type { JoinRequest } from '@touchline/contract/account';
import { Button } from '@touchline/ui/Button';
import { Dialog } from '@touchline/ui/Dialog';
import { TextArea } from '@touchline/ui/TextArea';
import { useTranslation } from 'react-i18next';
import { failureText } from '#platform/form/failure.ts';
import { LeaveQuestion } from '#platform/form/LeaveQuestion.tsx';
import { SlowNotice } from '#platform/form/SlowNotice.tsx';
import type { Submission } from '#platform/form/useSubmission.ts';
import { Refusal } from '#platform/form/Refusal.tsx';
import { part, quiet } from '../record/Record.css.ts';
import { useFormDraft } from '../record/drafts/useFormDraft.ts';
import { keptRefusal, refusalKey, type TypedRefusal } from './refusalDraft.ts';

/** The longest reason, as the contract has it. */
const longestAnswer = 300;

/** A request and what is to become of it. */
export interface RequestDecision {
  request: JoinRequest;
  decision: 'approved' | 'refused';
}

export interface DecisionQuestionProps extends RequestDecision {
  submission: Submission;
  /** Without a connection nothing can be decided. */
  isReadOnly: boolean;
  /** @param words the reason for the person; empty for none */
  onConfirm: (words: string) => void;
  onClose: () => void;
}

/**
 * Asks before a request is decided, which cannot be taken back (ADMIN-36). The reason of a refusal is
 * kept with its request until that is decided, also when the question is closed (ADMIN-61).
 */
export function DecisionQuestion({
  request,
  decision,
  submission,
  isReadOnly,
  onConfirm,
  onClose,
}: DecisionQuestionProps) {
  const { t } = useTranslation();
  const [{ words }, put, isTyped] = useFormDraft<TypedRefusal>(refusalKey(request), keptRefusal, {
    version: request.version,
    first: () => ({ words: '' }),
  });
  const { name, role } = request;
  const school = request.school.name;
  const isApproval = decision === 'approved';
  return (
    <>
      <LeaveQuestion hasChanges={isTyped && !isApproval && !submission.isPending} kept="day" />
      <Dialog
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        role="alertdialog"
        title={t(isApproval ? 'admin.requests.approveTitle' : 'admin.requests.refuseTitle', {
          name,
        })}
        actions={
          <>
            <Button variant="outlined" onPress={onClose}>
              {t(submission.isPending ? 'adminRecord.close' : 'admin.requests.cancel')}
            </Button>
            <Button
              isPending={submission.isPending}
              isDisabled={isReadOnly || [...words.trim()].length > longestAnswer}
              onPress={() => onConfirm(words)}
            >
              {t(isApproval ? 'admin.requests.approve' : 'admin.requests.refuse')}
            </Button>
          </>
        }
      >
        <div className={part}>
          {isApproval ? (
            <p>
              {t(
                role === 'schoolAdministrator'
                  ? 'admin.requests.approveManagerText'
                  : 'admin.requests.approveText',
                { school },
              )}
            </p>
          ) : (
            <>
              <p>{t('admin.requests.refuseText', { school })}</p>
              <TextArea
                label={t('admin.requests.answer')}
                description={t('admin.requests.answerText')}
                value={words}
                onChange={(next) => put({ words: next })}
                maxLength={longestAnswer}
                hasCount
              />
            </>
          )}
          {isReadOnly && <p className={quiet}>{t('admin.bulk.offline')}</p>}
          {submission.failure && <Refusal>{failureText(submission.failure)}</Refusal>}
          <SlowNotice submission={submission} />
        </div>
      </Dialog>
    </>
  );
}
