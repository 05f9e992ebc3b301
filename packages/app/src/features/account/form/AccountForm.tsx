import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { Form } from '@touchline/ui/Form';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { validationMessages } from '#platform/language/validationMessages.ts';
import { SlowNotice } from '#platform/form/SlowNotice.tsx';
import type { Submission } from '#platform/form/useSubmission.ts';

export interface AccountFormProps {
  submission: Submission;
  submitLabel: string;
  /** Called with the values of a valid form; a rejection is shown. */
  onSubmit: (values: FormData, signal: AbortSignal) => Promise<void>;
  children: ReactNode;
  /** A form among others on its page: its name, and a button that is not the whole of the page. */
  part?: string;
  /** How much the button stands out; one of a page is `primary`. */
  variant?: 'primary' | 'outlined';
}

/** A form of an account page with its button and the states of sending it. */
export function AccountForm({
  submission,
  submitLabel,
  onSubmit,
  children,
  part,
  variant = 'primary',
}: AccountFormProps) {
  const { t } = useTranslation();
  const isOffline = useAtomValue(connectivityAtom) === 'offline';
  const { isPending, failure } = submission;
  const submit = {
    type: 'submit',
    isPending,
    isDisabled: isOffline && !isPending,
    children: submitLabel,
  } as const;
  return (
    <Form
      {...(part ? { 'aria-label': part } : {})}
      onSubmit={(values) => {
        if (!isOffline) submission.submit((signal) => onSubmit(values, signal));
      }}
      messages={validationMessages(t)}
      serverErrors={failure?.fields}
      formError={failure?.text}
    >
      {isOffline && (
        <Banner tone="warning" title={t('account.offlineTitle')}>
          {t('account.offlineText')}
        </Banner>
      )}
      {children}
      {part ? (
        <div>
          <Button {...submit} variant={variant} />
        </div>
      ) : (
        <Button {...submit} size="large" isFullWidth />
      )}
      <SlowNotice submission={submission} />
    </Form>
  );
}
