import { Link } from '@touchline/ui/Link';
import { Spinner } from '@touchline/ui/Spinner';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, genericErrorText } from '#platform/client/ApiError.ts';
import { errorText } from '#platform/client/errorText.ts';
import { SlowNotice } from '#platform/form/SlowNotice.tsx';
import { useIsSlow } from '#platform/form/useIsSlow.ts';
import { named } from '#platform/language/named.ts';
import { paths } from '#platform/paths.ts';
import { LoadErrorState } from '#platform/loading/LoadErrorState.tsx';
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
  const [isWaiting, setWaiting] = useState(true);
  const isSlow = useIsSlow(isWaiting);

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isCurrent = true;
    void verifyOnce(token).then((answer) => {
      if (isCurrent) end(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [token, isWaiting]);

  function end(answer: Verification) {
    setResult(answer);
    setWaiting(false);
  }

  // The call goes on, and the next attempt waits for it: a code counts once.
  const cancel = () =>
    end({ state: 'failed', error: new ApiError('tooSlow', 0, genericErrorText) });
  const slowNotice = <SlowNotice submission={{ isSlow, cancel }} />;

  if (result.state === 'verifying') {
    return (
      <>
        <Spinner label={t('verification.verifying')} />
        {slowNotice}
      </>
    );
  }
  if (result.state !== 'failed') return <Result state={result.state} />;
  return (
    <>
      <LoadErrorState
        title={t('verification.failed')}
        message={errorText(t, result.error)}
        retryLabel={t('errors.retry')}
        isRetrying={isWaiting}
        error={result.error}
        onRetry={() => setWaiting(true)}
      />
      {slowNotice}
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
          text={t(`verification.signedInAs.${state}`, { name: named(t, user.name) })}
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
