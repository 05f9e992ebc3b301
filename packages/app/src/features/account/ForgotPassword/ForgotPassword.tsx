import { Banner } from '@touchline/ui/Banner';
import { Link } from '@touchline/ui/Link';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/client/client.ts';
import { paths } from '#platform/paths.ts';
import { accountStateAtom } from '../account.atoms.ts';
import { AccountPage } from '../AccountPage/AccountPage.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { EmailField } from '../form/EmailField.tsx';
import { neutral } from '../form/neutral.ts';
import { useSubmission } from '#platform/form/useSubmission.ts';
import { useAccountHref } from '../useAccountHref.ts';

/** Mails a link with which a new password is set, if there is such an account (SIGNUP-12). */
export function ForgotPassword() {
  const { t } = useTranslation();
  const href = useAccountHref();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AccountPage
      title={t('forgotPassword.title')}
      introduction={sentTo === null ? t('forgotPassword.introduction') : undefined}
      links={
        <>
          <Link href={href(paths.signIn)}>{t('forgotPassword.toSignIn')}</Link>
          <Link href={href(paths.signUp)}>{t('signIn.toSignUp')}</Link>
        </>
      }
    >
      {sentTo === null ? (
        <EmailForm onSent={setSentTo} />
      ) : (
        <Banner tone="success" title={t('forgotPassword.sentTitle')}>
          {t('forgotPassword.sentText', { email: sentTo })}
        </Banner>
      )}
    </AccountPage>
  );
}

const fields = ['email'];

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const [account, setAccount] = useAtom(accountStateAtom);
  const submission = useSubmission(fields);

  async function submit(values: FormData, signal: AbortSignal) {
    const email = String(values.get('email')).trim();
    await neutral(call('forgotPassword', { body: email, signal }));
    if (signal.aborted) return;
    if (email !== account.email) setAccount({ email, linkSentAt: null, requestedSchool: null });
    onSent(email);
  }

  return (
    <AccountForm submission={submission} submitLabel={t('forgotPassword.submit')} onSubmit={submit}>
      <EmailField defaultValue={account.email} />
    </AccountForm>
  );
}
