import { ErrorState } from '@touchline/ui/ErrorState';
import { Link } from '@touchline/ui/Link';
import { Spinner } from '@touchline/ui/Spinner';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#platform/client/errorText.ts';
import { paths } from '#platform/paths.ts';
import { userAtom } from '#session/session.atoms.ts';
import { AccountPage } from '../AccountPage/AccountPage.tsx';
import { LinkResult } from '../link/LinkResult.tsx';
import { SignOutFirst } from '../link/SignOutFirst.tsx';
import { useLinkToken } from '../link/useLinkToken.ts';
import { verifyOnce, type Verification } from './verifyOnce.ts';

type State = Verification | { state: 'verifying' };

/** Confirms the address of a new account by the link of a mail, as soon as it is opened. */
export function AccountVerification() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const user = useAtomValue(userAtom);
  return (
    <AccountPage title={t('verification.title')} {...(user && { homeLabel: null })}>
      {token === null ? (
        <Result state="unknown" />
      ) : (
        <VerifyingLink token={token} isSignedIn={user !== null} />
      )}
    </AccountPage>
  );
}

interface VerifyingLinkProps {
  token: string;
  isSignedIn: boolean;
}

function VerifyingLink({ token, isSignedIn }: VerifyingLinkProps) {
  const { t } = useTranslation();
  const [result, setResult] = useState<State>({ state: 'verifying' });
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, setRetrying] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void verifyOnce(token).then((answer) => {
      if (!isCurrent) return;
      setResult(answer);
      setRetrying(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);

  if (result.state === 'verifying') return <Spinner label={t('verification.verifying')} />;
  if (result.state !== 'failed') return <Result state={result.state} />;
  return (
    <>
      <ErrorState
        title={t('verification.failed')}
        message={errorText(t, result.error)}
        retryLabel={t('errors.retry')}
        isRetrying={isRetrying}
        onRetry={() => {
          setRetrying(true);
          setAttempt(attempt + 1);
        }}
      />
      {isSignedIn && <Link href={paths.home}>{t('resetPassword.stay')}</Link>}
    </>
  );
}

function Result({ state }: { state: 'verified' | 'expired' | 'used' | 'unknown' }) {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const isDone = state === 'verified' || state === 'used';
  const result = {
    tone: state === 'verified' ? 'success' : state === 'used' ? 'info' : 'warning',
    title: t(`verification.${state}Title`),
  } as const;
  if (user) {
    return (
      <>
        <LinkResult
          {...result}
          text={t(`verification.signedInAs.${state}`, { name: user.name })}
          next={
            isDone && (
              <Link href={paths.home} variant="primary">
                {t('verification.toHome')}
              </Link>
            )
          }
        />
        {!isDone && (
          <SignOutFirst label={t('verification.signOut')} next={paths.confirmationRequired} />
        )}
      </>
    );
  }
  return (
    <LinkResult
      {...result}
      text={t(`verification.${state}Text`)}
      next={
        isDone ? (
          <Link href={paths.signIn} variant="primary">
            {t('verification.toSignIn')}
          </Link>
        ) : (
          <Link href={paths.confirmationRequired} variant="primary">
            {t('verification.toResend')}
          </Link>
        )
      }
    />
  );
}
