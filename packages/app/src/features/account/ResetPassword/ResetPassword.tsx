import { Banner } from '@touchline/ui/Banner';
import { Link } from '@touchline/ui/Link';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/client/client.ts';
import { named } from '#platform/language/named.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/reactRouter.ts';
import { userAtom } from '#session/session.atoms.ts';
import { AccountPage } from '../AccountPage/AccountPage.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import { useSubmission } from '#platform/form/useSubmission.ts';
import { LinkResult } from '../link/LinkResult.tsx';
import { SignOutFirst } from '../link/SignOutFirst.tsx';
import { staleLinkOf, type StaleLink } from '../link/linkState.ts';
import { useLinkToken } from '../link/useLinkToken.ts';
import { passwordChanged } from '../SignIn/passwordChanged.ts';

/** Sets a new password by the link of a mail, then leads to the sign-in (SIGNUP-12). */
export function ResetPassword() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const user = useAtomValue(userAtom);
  const name = user ? named(t, user.name) : undefined;
  const [stale, setStale] = useState<StaleLink | null>(token === null ? 'unknown' : null);
  return (
    <AccountPage
      title={t('resetPassword.title')}
      links={!user && <Link href={paths.signIn}>{t('forgotPassword.toSignIn')}</Link>}
      {...(user && { homeLabel: null })}
    >
      {token === null || stale ? (
        <StaleLinkResult state={stale ?? 'unknown'} name={name} />
      ) : name !== undefined ? (
        <SignedInAs name={name} />
      ) : (
        <PasswordForm token={token} onStale={setStale} />
      )}
    </AccountPage>
  );
}

interface StaleLinkResultProps {
  state: StaleLink;
  /** Of who is signed in; the page for a new link is for visitors alone. */
  name: string | undefined;
}

function StaleLinkResult({ state, name }: StaleLinkResultProps) {
  const { t } = useTranslation();
  const title = t(`resetPassword.${state}Title`);
  if (name !== undefined) {
    return (
      <>
        <LinkResult
          tone="warning"
          title={title}
          text={t('resetPassword.staleSignedIn', { name })}
        />
        <SignOutFirst label={t('verification.signOut')} next={paths.forgotPassword} />
      </>
    );
  }
  return (
    <LinkResult
      tone="warning"
      title={title}
      text={t('resetPassword.staleText')}
      next={
        <Link href={paths.forgotPassword} variant="primary">
          {t('resetPassword.toForgotPassword')}
        </Link>
      }
    />
  );
}

/**
 * Asks a signed-in person to sign out first, because the link may be for another account (AUTH-29).
 */
function SignedInAs({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Banner title={t('resetPassword.asWhomTitle', { name })}>
        {t('resetPassword.asWhomText')}
      </Banner>
      <SignOutFirst label={t('resetPassword.signOut')} />
    </>
  );
}

/** No names to compare a password with: the link does not tell whose account it is. */
const unknownPerson: readonly string[] = [];

interface PasswordFormProps {
  token: string;
  onStale: (state: StaleLink) => void;
}

const fields = ['password'];

function PasswordForm({ token, onStale }: PasswordFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const submission = useSubmission(fields);

  async function submit(values: FormData, signal: AbortSignal) {
    const password = String(values.get('password'));
    try {
      await call('resetPasswordByLink', { body: { code: token, password }, signal });
    } catch (error) {
      const state = staleLinkOf(error);
      if (state === undefined || signal.aborted) throw error;
      return onStale(state);
    }
    if (!signal.aborted) await navigate(paths.signIn, { replace: true, state: passwordChanged });
  }

  return (
    <AccountForm submission={submission} submitLabel={t('resetPassword.submit')} onSubmit={submit}>
      <NewPasswordField
        label={t('resetPassword.password')}
        own={unknownPerson}
        refusal={submission.failure?.fields['password']}
      />
    </AccountForm>
  );
}
