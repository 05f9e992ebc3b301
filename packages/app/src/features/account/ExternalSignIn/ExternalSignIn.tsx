import { Button } from '@touchline/ui/Button';
import { Link } from '@touchline/ui/Link';
import i18next from 'i18next';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, genericErrorText } from '#platform/client/ApiError.ts';
import { errorText } from '#platform/client/errorText.ts';
import { SlowNotice } from '#platform/form/SlowNotice.tsx';
import { useIsSlow } from '#platform/form/useIsSlow.ts';
import { named } from '#platform/language/named.ts';
import { dropExternalToken, externalToken } from '#platform/location/externalToken.ts';
import { replaceLocation } from '#platform/location/location.ts';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { useLocation } from '#platform/reactRouter.ts';
import { showToast } from '#platform/toasts.ts';
import { LoadErrorState } from '#platform/loading/LoadErrorState.tsx';
import { targetAfterSignIn } from '#session/redirect.ts';
import {
  currentSession,
  isLockedAtom,
  setSession,
  userIdAtom,
  type SessionState,
} from '#session/session.atoms.ts';
import { signInPath } from '#session/session.ts';
import { UnsentChangesQuestion } from '../SignOut/UnsentChanges.tsx';
import { hasUnsentChanges } from '../SignOut/unsentChanges.ts';
import { checkOnce, forgetCheck } from './checkOnce.ts';

type State =
  | { kind: 'checking' }
  | { kind: 'failed'; error: unknown }
  /** Another person is signed in, so the page asks before it signs in the new one. */
  | { kind: 'other'; found: SessionState; name: string };

/** The answers that say that the token signs nobody in. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 404, 410]);

/** Signs in a person who comes from another site with a token (ROUTE-6). */
export function ExternalSignIn() {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const [state, setState] = useState<State>({ kind: 'checking' });
  /** Changes of who is signed in are not sent yet, and would be lost with their session. */
  const [isAsking, setAsking] = useState(false);
  const isChecking = state.kind === 'checking';
  const isSlow = useIsSlow(isChecking);
  const isVisitor = useAtomValue(userIdAtom) === null;
  const isLocked = useAtomValue(isLockedAtom);
  const requested = pathname + search + hash;
  const target = targetAfterSignIn(search, location.origin);
  const other = state.kind === 'other' ? named(t, state.found.user.name) : '';

  useEffect(() => {
    let isCurrent = true;
    const token = externalToken();
    // A locked session is unlocked by its password alone; the token waits behind the lock.
    if (token === null || !isChecking || isLocked) return undefined;
    checkOnce(token).then(
      (found) => {
        if (isCurrent) receive(found);
      },
      (error: unknown) => {
        if (isCurrent) refuse(error);
      },
    );
    return () => {
      isCurrent = false;
    };

    function receive(found: SessionState) {
      forgetCheck();
      dropExternalToken();
      const before = currentSession();
      if (before && before.user.id !== found.user.id) {
        setState({ kind: 'other', found, name: named(i18next.t, before.user.name) });
        return;
      }
      setSession(found);
      replaceLocation(target);
    }

    function refuse(error: unknown) {
      // Of a token that nobody has judged, such as behind the sign-in page of a network, nothing is known.
      if (!(error instanceof ApiError && refusals.has(error.status))) {
        setState({ kind: 'failed', error });
        return;
      }
      dropExternalToken();
      const session = currentSession();
      if (!session) {
        replaceLocation(signInPath(requested), { isRefused: true, isLinkRefused: true });
        return;
      }
      showToast(
        { text: i18next.t('external.refused', { name: named(i18next.t, session.user.name) }) },
        { tone: 'danger' },
      );
      replaceLocation(target);
    }
  }, [isChecking, isLocked, requested, target]);

  function decide(session: SessionState | null) {
    if (session) setSession(session);
    replaceLocation(target);
  }

  return (
    <PageBody isNarrow>
      {isChecking && (
        <>
          <PageTitle title={t('external.title')} heading={t('external.heading')} />
          <p role="status">{t('external.text')}</p>
          <SlowNotice
            submission={{
              isSlow,
              cancel: () =>
                setState({ kind: 'failed', error: new ApiError('tooSlow', 0, genericErrorText) }),
            }}
          />
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <PageTitle
            title={t('external.title')}
            heading={t(isVisitor ? 'external.notYet' : 'external.title')}
          />
          <LoadErrorState
            title={t('external.failed')}
            message={errorText(t, state.error)}
            retryLabel={t('errors.retry')}
            error={state.error}
            onRetry={() => setState({ kind: 'checking' })}
          />
          {isVisitor && <Link href={signInPath(target)}>{t('external.toSignIn')}</Link>}
        </>
      )}
      {state.kind === 'other' && (
        <>
          <PageTitle title={t('external.title')} heading={t('external.asWhom', { name: other })} />
          <p>{t('external.already', { name: state.name, other })}</p>
          {isAsking ? (
            <UnsentChangesQuestion onNone={() => decide(state.found)} />
          ) : (
            <Button
              onPress={() => {
                if (hasUnsentChanges()) setAsking(true);
                else decide(state.found);
              }}
            >
              {t('external.change', { name: other })}
            </Button>
          )}
          <Button variant="outlined" onPress={() => decide(null)}>
            {t('external.stay', { name: state.name })}
          </Button>
        </>
      )}
    </PageBody>
  );
}
