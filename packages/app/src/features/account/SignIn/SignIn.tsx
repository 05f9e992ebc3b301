import { Banner } from '@touchline/ui/Banner';
import { Link } from '@touchline/ui/Link';
import { TextField } from '@touchline/ui/TextField';
import type { TFunction } from 'i18next';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/client/ApiError.ts';
import { entryState } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { useLocation, useSearchParams } from '#platform/reactRouter.ts';
import { safeRedirect } from '#session/redirect.ts';
import { signIn } from '#session/signIn.ts';
import { accountStateAtom, unknownAccount } from '../account.atoms.ts';
import { AccountPage } from '../AccountPage/AccountPage.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { EmailField } from '../form/EmailField.tsx';
import type { Failure } from '#platform/form/failure.ts';
import { useSubmission } from '#platform/form/useSubmission.ts';
import { useAccountHref } from '../useAccountHref.ts';
import { isPasswordChanged } from './passwordChanged.ts';

/** The sign-in form. After a successful sign-in the person is sent on to `redirectURL`. */
export function SignIn() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const location = useLocation();
  const href = useAccountHref();
  const { isRefused, isLinkRefused } = entryState(location);
  const isRedirected =
    isRefused === true ||
    safeRedirect(parameters.get('redirectURL'), window.location.origin) !== null;
  return (
    <AccountPage
      title={t('signIn.title')}
      links={
        <>
          <Link href={href(paths.forgotPassword)}>{t('signIn.toForgotPassword')}</Link>
          <Link href={href(paths.signUp)}>{t('signIn.toSignUp')}</Link>
        </>
      }
    >
      {isPasswordChanged(location.state) && (
        <Banner tone="success" title={t('signIn.passwordChanged')} />
      )}
      {isRedirected && (
        <Banner tone="info" title={t('signIn.fromGuard')}>
          {isLinkRefused === true && t('signIn.fromLink')}
        </Banner>
      )}
      <SignInForm />
    </AccountPage>
  );
}

const fields = ['email', 'password'];

function describe(t: TFunction, error: unknown): Failure | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const isRefused = [400, 401, 404].includes(error.status);
  if (error.status === 403) return { text: t('signIn.unconfirmed'), fields: {} };
  if (!isRefused || Object.keys(error.fieldErrors).length > 0) return undefined;
  return { text: t('signIn.wrong'), fields: {} };
}

function SignInForm() {
  const { t } = useTranslation();
  const href = useAccountHref();
  const [account, setAccount] = useAtom(accountStateAtom);
  const submission = useSubmission(fields, describe);

  async function submit(values: FormData, signal: AbortSignal) {
    const email = String(values.get('email')).trim();
    if (email !== account.email) setAccount({ ...unknownAccount, email });
    // No navigation here: the guard of this page redirects as soon as the person is signed in.
    await signIn({ email, password: String(values.get('password')) }, signal);
  }

  const { error } = submission;
  const isUnconfirmed = error instanceof ApiError && error.status === 403;
  return (
    <>
      <AccountForm submission={submission} submitLabel={t('signIn.submit')} onSubmit={submit}>
        <EmailField defaultValue={account.email} />
        <TextField
          name="password"
          type="password"
          label={t('signIn.password')}
          toggleLabel={t('signIn.showPassword')}
          autoComplete="current-password"
          isRequired
        />
      </AccountForm>
      {isUnconfirmed && (
        <Link href={href(paths.confirmationRequired)} variant="outlined">
          {t('signIn.toConfirmation')}
        </Link>
      )}
    </>
  );
}
