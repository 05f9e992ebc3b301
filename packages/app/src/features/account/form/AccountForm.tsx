import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { Form } from '@touchline/ui/Form';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { validationMessages } from '#platform/language/validationMessages.ts';
import type { Submission } from './useSubmission.ts';

export interface AccountFormProps {
  submission: Submission;
  submitLabel: string;
  /** Called with the values of a valid form; a rejection is shown. */
  onSubmit: (values: FormData, signal: AbortSignal) => Promise<void>;
  children: ReactNode;
}

/** A form of an account page with its button and the states of sending it. */
export function AccountForm({ submission, submitLabel, onSubmit, children }: AccountFormProps) {
  const { t } = useTranslation();
  const isOffline = useAtomValue(connectivityAtom) === 'offline';
  const { isPending, isSlow, failure } = submission;
  return (
    <Form
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
      <Button
        type="submit"
        size="large"
        isFullWidth
        isPending={isPending}
        isDisabled={isOffline && !isPending}
      >
        {submitLabel}
      </Button>
      {isSlow && (
        <Banner
          title={t('account.slow')}
          action={
            <Button variant="outlined" onPress={submission.cancel}>
              {t('account.cancel')}
            </Button>
          }
        />
      )}
    </Form>
  );
}
