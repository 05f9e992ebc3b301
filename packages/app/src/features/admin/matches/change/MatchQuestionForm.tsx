import { Button } from '@touchline/ui/Button';
import { Form } from '@touchline/ui/Form';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SlowNotice } from '#platform/form/SlowNotice.tsx';
import { takeFocus } from '#platform/form/takeFocus.ts';
import type { Submission } from '#platform/form/useSubmission.ts';
import { validationMessages } from '#platform/language/validationMessages.ts';
import { choices } from '../../record/Record.css.ts';
import { change, changeTitle } from '../Match.css.ts';

export interface MatchQuestionFormProps {
  /** The accessible name of the form. */
  title: string;
  /** Whether the title is also shown as a heading. */
  hasHeading?: boolean;
  submission: Submission;
  isDisabled: boolean;
  /**
   * What is typed was restored from a draft when the page was opened, so the focus stays where it
   * is.
   */
  isRestored: boolean;
  /** The words about the field that was typed in last. */
  announcement: string;
  /** Called when a field keeps the answers from being sent. */
  onInvalid: () => void;
  onSend: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A form that replaces the buttons of a match while it asks what a change or an event needs. */
export function MatchQuestionForm({
  title,
  hasHeading = false,
  submission,
  isDisabled,
  isRestored,
  announcement,
  onInvalid,
  onSend,
  onCancel,
  children,
}: MatchQuestionFormProps) {
  const { t } = useTranslation();
  return (
    <div
      ref={isRestored ? undefined : takeFocus}
      tabIndex={-1}
      role="group"
      aria-label={title}
      className={change}
      // In the capture phase, because the event of a field does not bubble.
      onInvalidCapture={onInvalid}
    >
      {hasHeading && <h3 className={changeTitle}>{title}</h3>}
      <Form
        aria-label={title}
        messages={validationMessages(t)}
        serverErrors={submission.failure?.fields}
        formError={submission.failure?.text}
        onSubmit={onSend}
      >
        {children}
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
        <div className={choices}>
          <Button type="submit" isPending={submission.isPending} isDisabled={isDisabled}>
            {t('adminRecord.matches.confirmChange')}
          </Button>
          <Button variant="outlined" onPress={onCancel}>
            {t(submission.isPending ? 'adminRecord.close' : 'admin.bulk.cancel')}
          </Button>
        </div>
        <SlowNotice submission={submission} />
      </Form>
    </div>
  );
}
