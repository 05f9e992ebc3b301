import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { Link } from '@touchline/ui/Link';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/client/client.ts';
import { paths } from '#platform/paths.ts';
import { accountStateAtom, unknownAccount } from '../account.atoms.ts';
import { AccountPage } from '../AccountPage/AccountPage.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { EmailField } from '../form/EmailField.tsx';
import { neutral } from '../form/neutral.ts';
import { useSubmission } from '#platform/form/useSubmission.ts';
import { ResendForm } from '../link/ResendForm.tsx';
import { useAccountHref } from '../useAccountHref.ts';

/** Mails a link with which a new password is set, if there is such an account (SIGNUP-12). */
export function ForgotPassword() {
  const { t } = useTranslation();
  const href = useAccountHref();
  const [account, setAccount] = useAtom(accountStateAtom);
  const { email, resetSentAt } = account;
  return (
    <AccountPage
      title={t('forgotPassword.title')}
      introduction={resetSentAt === null ? t('forgotPassword.introduction') : undefined}
      links={
        <>
          <Link href={href(paths.signIn)}>{t('forgotPassword.toSignIn')}</Link>
          <Link href={href(paths.signUp)}>{t('signIn.toSignUp')}</Link>
        </>
      }
    >
      {resetSentAt === null ? (
        <EmailForm />
      ) : (
        <>
          <Banner tone="success" title={t('forgotPassword.sentTitle')}>
            {t('forgotPassword.sentText', { email })}
          </Banner>
          <p>{t('confirmation.spam')}</p>
          <ResendForm
            email={email}
            sentAt={resetSentAt}
            sentText={t('forgotPassword.resent', { email })}
            send={(to, signal) => call('forgotPassword', { body: to, signal })}
            onSent={(_, sentAt) => setAccount({ ...account, resetSentAt: sentAt })}
          />
          <Button variant="outlined" onPress={() => setAccount({ ...account, resetSentAt: null })}>
            {t('confirmation.otherAddress')}
          </Button>
        </>
      )}
    </AccountPage>
  );
}

const fields = ['email'];

function EmailForm() {
  const { t } = useTranslation();
  const [account, setAccount] = useAtom(accountStateAtom);
  const submission = useSubmission(fields);

  async function submit(values: FormData, signal: AbortSignal) {
    const email = String(values.get('email')).trim();
    await neutral(call('forgotPassword', { body: email, signal }));
    if (signal.aborted) return;
    const known = email === account.email ? account : unknownAccount;
    setAccount({ ...known, email, resetSentAt: Date.now() });
  }

  return (
    <AccountForm submission={submission} submitLabel={t('forgotPassword.submit')} onSubmit={submit}>
      <EmailField defaultValue={account.email} />
    </AccountForm>
  );
}
