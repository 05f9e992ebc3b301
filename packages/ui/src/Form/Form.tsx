import { ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { form as formStyle, messages, summary } from './Form.css.ts';
import { focusFirstInvalid, homelessErrors, type ServerErrors } from './homelessErrors.ts';

export interface FormProps {
  /** Called with the values by field name once the browser finds nothing wrong. */
  onSubmit: (values: FormData) => void;
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

/** Gathers fields, checks them and says what is wrong, with the focus where it can be mended. */
export function Form({ onSubmit, serverErrors, formError, children, ...rest }: FormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [homeless, setHomeless] = useState<string[]>([]);
  const general = formError ? [formError, ...homeless] : homeless;
  const hasSummary = general.length > 0;

  useLayoutEffect(() => {
    setHomeless(
      formRef.current && serverErrors ? homelessErrors(formRef.current, serverErrors) : [],
    );
  }, [serverErrors]);

  useLayoutEffect(() => {
    if (summaryRef.current) summaryRef.current.focus();
    else if (formRef.current && serverErrors) focusFirstInvalid(formRef.current);
  }, [serverErrors, formError, homeless]);

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
      {hasSummary && (
        <div ref={summaryRef} className={summary} role="alert" tabIndex={-1}>
          <Icon glyph={ExclamationTriangleIcon} />
          <div className={messages}>
            {general.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </div>
        </div>
      )}
      {children}
    </AriaForm>
  );
}
