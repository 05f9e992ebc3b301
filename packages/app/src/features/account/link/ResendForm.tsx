import { Banner } from '@touchline/ui/Banner';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/client/ApiError.ts';
import { useSubmission } from '#platform/form/useSubmission.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { EmailField } from '../form/EmailField.tsx';
import { neutral } from '../form/neutral.ts';
import { useCountdown } from './useCountdown.ts';

/** The time between two links for an address, in ms (SIGNUP-9). */
const wait = 60_000;

const fields = ['email'];

export interface ResendFormProps {
  /** Where the link goes; empty: the form asks for it. */
  email: string;
  /** When the last link was mailed, in ms since 1970; null when unknown. */
  sentAt: number | null;
  /** What is said once a new link is mailed. */
  sentText: string;
  send: (email: string, signal: AbortSignal) => Promise<unknown>;
  /** Called with the time from which the wait for the next link counts. */
  onSent: (email: string, sentAt: number) => void;
}

/** Mails another link after a minute, and counts it down (SIGNUP-9). */
export function ResendForm({ email: known, sentAt, sentText, send, onSent }: ResendFormProps) {
  const { t } = useTranslation();
  const [result, setResult] = useState<'resent' | 'tooEarly'>();
  const submission = useSubmission(fields);
  const seconds = useCountdown(sentAt, wait);

  async function resend(values: FormData, signal: AbortSignal) {
    setResult(undefined);
    const email = known || String(values.get('email')).trim();
    const early = await neutral(send(email, signal)).then(() => null, earlyAnswer);
    if (signal.aborted) return;
    setResult(early ? 'tooEarly' : 'resent');
    const left = early?.timeLeft ?? wait;
    onSent(email, Date.now() - (wait - left));
  }

  return (
    <>
      {result === 'resent' && <Banner tone="success" title={sentText} />}
      {result === 'tooEarly' && <Banner title={t('confirmation.tooEarly')} />}
      {seconds > 0 ? (
        <p>{t('confirmation.wait', { count: seconds })}</p>
      ) : (
        <AccountForm
          submission={submission}
          submitLabel={t('confirmation.resend')}
          onSubmit={resend}
        >
          {!known && <EmailField />}
        </AccountForm>
      )}
      <VisuallyHidden>
        <span role="status">{hasWaited(seconds, sentAt) && t('confirmation.ready')}</span>
      </VisuallyHidden>
    </>
  );
}

/**
 * The time left of the minute, in ms, which the server counts for other tabs and devices too. Other
 * errors are shown, and so is a longer wait (ERROR-17).
 */
function earlyAnswer(error: unknown): { timeLeft: number } {
  if (!(error instanceof ApiError) || error.status !== 429) throw error;
  const timeLeft = error.secondsToWait === undefined ? wait : error.secondsToWait * 1000;
  if (timeLeft > wait) throw error;
  return { timeLeft };
}

function hasWaited(seconds: number, sentAt: number | null): boolean {
  return seconds === 0 && sentAt !== null;
}
