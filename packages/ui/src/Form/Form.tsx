import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { form as formStyle } from './Form.css.ts';
import { FormSummary } from './FormSummary.tsx';
import { ValidationContext, type ValidationMessages } from '../internal/validationMessages.ts';
import { focusFirstInvalid, homelessErrors, type ServerErrors } from './homelessErrors.ts';

export interface FormProps {
  /** Called with the values by field name once the browser finds nothing wrong. */
  onSubmit: (values: FormData) => void;
  /** What its fields say is wrong, in the language of the page. */
  messages: ValidationMessages;
  /**
   * Each is shown at the field of that name until its value changes; what belongs to no field goes
   * to the summary. Keep the object while the answer is the same: a new one moves the focus again.
   */
  serverErrors?: ServerErrors;
  /** What went wrong with the whole. Clear it on the next submit, so that it is announced again. */
  formError?: string;
  /** Names the form where a page has several. */
  'aria-label'?: string;
  children: ReactNode;
}

const nothing = { answer: 0, messages: [] as string[] };

/** Gathers fields, checks them and says what is wrong, with the focus where it can be mended. */
export function Form({
  onSubmit,
  messages,
  serverErrors,
  formError,
  children,
  ...rest
}: FormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [homeless, setHomeless] = useState(nothing);
  const failures = formError ? [formError, ...homeless.messages] : homeless.messages;

  // Which errors have a field shows only once the fields are drawn.
  useLayoutEffect(() => {
    const found =
      formRef.current && serverErrors ? homelessErrors(formRef.current, serverErrors) : [];
    setHomeless(({ answer }) =>
      found.length > 0 ? { answer: answer + 1, messages: found } : nothing,
    );
    if (formRef.current && serverErrors && found.length === 0 && !formError) {
      focusFirstInvalid(formRef.current);
    }
  }, [serverErrors, formError]);

  return (
    <AriaForm
      {...rest}
      ref={formRef}
      className={formStyle}
      validationErrors={serverErrors}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {failures.length > 0 && (
        <FormSummary key={`${homeless.answer} ${formError ?? ''}`} messages={failures} />
      )}
      <ValidationContext value={messages}>{children}</ValidationContext>
    </AriaForm>
  );
}
