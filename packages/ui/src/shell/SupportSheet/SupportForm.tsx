import { CheckCircleIcon } from '@heroicons/react/24/outline';
import { useState, type ReactNode } from 'react';
import { Button } from '../../Button/index.ts';
import { Checkbox } from '../../Checkbox/index.ts';
import { EmptyState } from '../../EmptyState/index.ts';
import { Form, type ServerErrors, type ValidationMessages } from '../../Form/index.ts';
import { TextArea } from '../../TextArea/index.ts';
import { TextField } from '../../TextField/index.ts';
import { content, offline, sent } from './SupportSheet.css.ts';

export interface SupportDraft {
  /** The name of the person who writes. */
  name: string;
  /** The address for the answer. */
  email: string;
  /** One line. */
  subject: string;
  /** The text; line breaks are kept. */
  message: string;
}

/** The state of a message to the support. */
export type SupportProgress =
  | { state: 'writing' }
  | { state: 'sending' }
  | { state: 'sent' }
  | {
      state: 'failed';
      /** Shown above the form. */
      message?: string;
      /** Shown at their fields. */
      errors?: ServerErrors;
    };

export interface SupportFormLabels {
  /** The text above the form. */
  introduction: string;
  /** The field for the name. */
  name: string;
  /** The field for the address of the answer. */
  email: string;
  /** The field for the subject. */
  subject: string;
  /** The field for the text. */
  message: string;
  /** The button that sends the message. */
  send: string;
  /** The heading after it was sent. */
  sentTitle: string;
  /** Says below it what happens next. */
  sentDescription: string;
  /** The label of the button for another message. */
  another: string;
  /** Beside the button, which is disabled; the notice of the shell says that one is offline. */
  offline: string;
  /** The validation messages of the form. */
  validation: ValidationMessages;
}

export interface SupportFormProps {
  /** The words of the form. */
  labels: SupportFormLabels;
  /** Kept by the parent, so that it survives unmounting the form. */
  draft: SupportDraft;
  /** Called with the whole draft on each change. */
  onDraftChange: (draft: SupportDraft) => void;
  /** How far the message is: still written, on its way, sent, or not sent. */
  progress: SupportProgress;
  /** Disables the button and shows `labels.offline` beside it. */
  isOffline?: boolean;
  /** Information that is sent with the message unless the person removes it. */
  diagnostics?: {
    label: string;
    isSelected: boolean;
    onChange: (isSelected: boolean) => void;
  };
  /** Shown below the button: what takes long, and how to cancel it. */
  notice?: ReactNode;
  /** Called with the draft when it is valid and a person sends it. */
  onSend: (draft: SupportDraft) => void;
  /** Called after a message was sent, to show an empty form. */
  onAnother: () => void;
}

/** The support form for a page of its own. On other pages use `SupportSheet`. */
export function SupportForm({ onAnother, ...rest }: SupportFormProps) {
  const { labels, progress } = rest;
  const [isAnother, setAnother] = useState(false);
  if (progress.state !== 'sent') return <FormFields {...rest} hasFocus={isAnother} />;
  return (
    <div
      ref={focusOnArrival}
      className={sent}
      role="group"
      aria-label={`${labels.sentTitle}. ${labels.sentDescription}`}
      tabIndex={-1}
    >
      <EmptyState
        icon={CheckCircleIcon}
        title={labels.sentTitle}
        description={labels.sentDescription}
        action={
          <Button
            variant="outlined"
            onPress={() => {
              setAnother(true);
              onAnother();
            }}
          >
            {labels.another}
          </Button>
        }
      />
    </div>
  );
}

/**
 * Focuses this when it appears, because the button that had the focus was removed. The name of what takes
 * the focus is read; a live region that appears together with its text is not.
 */
function focusOnArrival(control: HTMLElement | null) {
  control?.focus();
}

function FormFields({
  labels,
  draft,
  onDraftChange,
  progress,
  isOffline = false,
  diagnostics,
  notice,
  hasFocus,
  onSend,
}: Omit<SupportFormProps, 'onAnother'> & {
  /** Whether its first field takes the focus, because the button that had it was removed. */
  hasFocus: boolean;
}) {
  const failure = progress.state === 'failed' ? progress : undefined;
  const field = (name: keyof SupportDraft) => ({
    name,
    label: labels[name],
    value: draft[name],
    onChange: (value: string) => onDraftChange({ ...draft, [name]: value }),
    isRequired: true,
  });
  return (
    <div className={content}>
      <p>{labels.introduction}</p>
      <Form
        onSubmit={() => {
          if (!isOffline && progress.state !== 'sending') onSend(draft);
        }}
        messages={labels.validation}
        serverErrors={failure?.errors}
        formError={failure?.message}
      >
        <TextField
          {...field('name')}
          {...(hasFocus && { ref: focusOnArrival })}
          autoComplete="name"
          maxLength={120}
        />
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} />
        <TextField {...field('subject')} maxLength={120} />
        <TextArea {...field('message')} rows={6} maxLength={4000} />
        {diagnostics && (
          <Checkbox isSelected={diagnostics.isSelected} onChange={diagnostics.onChange}>
            {diagnostics.label}
          </Checkbox>
        )}
        {isOffline && <p className={offline}>{labels.offline}</p>}
        <Button type="submit" isDisabled={isOffline} isPending={progress.state === 'sending'}>
          {labels.send}
        </Button>
        {notice}
      </Form>
    </div>
  );
}
