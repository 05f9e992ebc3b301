import { Banner } from '@touchline/ui/Banner';
import { Link } from '@touchline/ui/Link';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/client/client.ts';
import { ApiError } from '#platform/client/ApiError.ts';
import { paths } from '#platform/paths.ts';
import { accountStateAtom } from '../account.atoms.ts';
import { AccountPage } from '../AccountPage/AccountPage.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { EmailField } from '../form/EmailField.tsx';
import { neutral } from '../form/neutral.ts';
import { useSubmission } from '#platform/form/useSubmission.ts';
import { useCountdown } from './useCountdown.ts';

/** Says that a link was mailed, and mails another one after a minute (SIGNUP-9). */
export function ConfirmationRequired() {
  const { t } = useTranslation();
  const { email, requestedSchool } = useAtomValue(accountStateAtom);
  return (
    <AccountPage
      title={t('confirmation.title')}
      introduction={
        email ? t('confirmation.introduction', { email }) : t('confirmation.introductionUnknown')
      }
      links={
        <>
          {email && <Link href={paths.signUp}>{t('confirmation.otherAddress')}</Link>}
          <Link href={paths.signIn}>{t('confirmation.toSignIn')}</Link>
        </>
      }
    >
      {requestedSchool && (
        <Banner title={t('confirmation.schoolTitle', { school: requestedSchool })}>
          {t('confirmation.schoolText')}
        </Banner>
      )}
      <p>{t('confirmation.spam')}</p>
      <ResendForm />
    </AccountPage>
  );
}

/** The time between two links for an address, in ms (SIGNUP-9). */
const wait = 60_000;

const fields = ['email'];

function ResendForm() {
  const { t } = useTranslation();
  const [account, setAccount] = useAtom(accountStateAtom);
  const [result, setResult] = useState<'resent' | 'tooEarly'>();
  const submission = useSubmission(fields);
  const seconds = useCountdown(account.linkSentAt, wait);

  async function resend(values: FormData, signal: AbortSignal) {
    setResult(undefined);
    const email = account.email || String(values.get('email')).trim();
    const early = await neutral(call('resendConfirmation', { body: { email }, signal })).then(
      () => null,
      earlyAnswer,
    );
    if (signal.aborted) return;
    setResult(early ? 'tooEarly' : 'resent');
    const left = early?.timeLeft ?? wait;
    setAccount({ ...account, email, linkSentAt: Date.now() - (wait - left) });
  }

  return (
    <>
      {result === 'resent' && <Banner tone="success" title={t('confirmation.resent')} />}
      {result === 'tooEarly' && <Banner title={t('confirmation.tooEarly')} />}
      {seconds > 0 ? (
        <p>{t('confirmation.wait', { count: seconds })}</p>
      ) : (
        <AccountForm
          submission={submission}
          submitLabel={t('confirmation.resend')}
          onSubmit={resend}
        >
          {!account.email && <EmailField />}
        </AccountForm>
      )}
      <VisuallyHidden>
        <span role="status">
          {hasWaited(seconds, account.linkSentAt) && t('confirmation.ready')}
        </span>
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

function hasWaited(seconds: number, linkSentAt: number | null): boolean {
  return seconds === 0 && linkSentAt !== null;
}
