import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { form as formStyle } from './Form.css.ts';
import { FormSummary } from './FormSummary.tsx';
import { ValidationContext, type ValidationMessages } from '../internal/validationMessages.ts';
import { focusFirstInvalid, errorsWithoutField, type ServerErrors } from './errorsWithoutField.ts';

export interface FormProps {
  /** Called with the values by field name when all fields are valid. */
  onSubmit: (values: FormData) => void;
  /** The validation messages of its fields, in the language of the page. */
  messages: ValidationMessages;
  /**
   * Each error is shown at the field of that name until its value changes; errors without a field
   * are shown in the summary. Keep the object identity while the answer is the same, because a new
   * object moves the focus again.
   */
  serverErrors?: ServerErrors;
  /**
   * An error of the whole form, which takes the focus when it appears. Clear it on the next submit, so
   * that it does again; other words alone, as after a change of language, leave the focus where it is.
   */
  formError?: string;
  /** Required when the page has several forms. */
  'aria-label'?: string;
  /** The fields, and a `Button` of the type `submit`. */
  children: ReactNode;
}

const nothing = { answer: 0, messages: [] as string[] };

/** A form that validates its fields and moves the focus to the first error. */
export function Form({
  onSubmit,
  messages,
  serverErrors,
  formError,
  children,
  ...rest
}: FormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [unmatchedErrors, setHomeless] = useState(nothing);
  const hasFormError = Boolean(formError);
  const failures = formError ? [formError, ...unmatchedErrors.messages] : unmatchedErrors.messages;

  // In a layout effect, because only the rendered fields show which errors have one.
  useLayoutEffect(() => {
    const found =
      formRef.current && serverErrors ? errorsWithoutField(formRef.current, serverErrors) : [];
    setHomeless(({ answer }) =>
      found.length > 0 ? { answer: answer + 1, messages: found } : nothing,
    );
    if (formRef.current && serverErrors && found.length === 0 && !hasFormError) {
      focusFirstInvalid(formRef.current);
    }
  }, [serverErrors, hasFormError]);

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
        <FormSummary key={`${unmatchedErrors.answer} ${hasFormError}`} messages={failures} />
      )}
      <ValidationContext value={messages}>{children}</ValidationContext>
    </AriaForm>
  );
}
