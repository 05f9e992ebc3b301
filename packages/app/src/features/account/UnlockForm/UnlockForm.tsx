import { Avatar } from '@touchline/ui/Avatar';
import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { Form } from '@touchline/ui/Form';
import { PlainButton } from '@touchline/ui/PlainButton';
import { Logo } from '@touchline/ui/shell/Logo';
import { TextField } from '@touchline/ui/TextField';
import type { TFunction } from 'i18next';
import { useAtomValue, type ExtractAtomValue } from 'jotai';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/client/ApiError.ts';
import { errorText } from '#platform/client/errorText.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import type { Failure } from '#platform/form/failure.ts';
import { SlowNotice } from '#platform/form/SlowNotice.tsx';
import { useSubmission } from '#platform/form/useSubmission.ts';
import { named } from '#platform/language/named.ts';
import { validationMessages } from '#platform/language/validationMessages.ts';
import { currentHistory, navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { store } from '#platform/store.ts';
import { userAtom } from '#session/session.atoms.ts';
import {
  countQueuedChanges,
  discardQueuedChanges,
  queuedCountAtom,
} from '#session/outbox/queuedCount.ts';
import { expireSession, signInPath, signOut } from '#session/session.ts';
import { unlockSession } from '#session/signIn.ts';
import { KnownUsername } from '../form/KnownUsername.tsx';
import * as styles from './UnlockForm.css.ts';

type Connectivity = ExtractAtomValue<typeof connectivityAtom>;

const noFields: readonly string[] = [];

/** The time between two attempts while the server cannot be reached, in ms. */
const retryInterval = 15_000;

/** Names the person and asks for the password alone (AUTH-16), also without a connection (AUTH-30). */
export function UnlockForm() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const submission = useSubmission(noFields, describeFailure);
  const connectivity = useAtomValue(connectivityAtom);
  /** The connectivity when the last attempt had no answer; null when it had one. */
  const [failedWhile, setFailedWhile] = useState<Connectivity | null>(null);
  const isUnanswered = failedWhile !== null;
  /** The number of changes that would be lost with the session, once somebody wants to end it. */
  const [unsent, setUnsent] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  useRepeatedSubmit(form, connectivity, failedWhile);
  useDocumentTitle(t('product.pageTitle', { page: t('unlock.title') }));
  const focusPassword = () =>
    form.current?.querySelector<HTMLElement>('[type="password"]')?.focus();
  useEffect(focusPassword, []);
  if (!user) return null;
  const name = named(t, user.name);

  async function unlock(password: string, signal: AbortSignal) {
    setFailedWhile(null);
    try {
      await unlockSession(password, signal);
    } catch (error) {
      if (!(error instanceof ApiError) || signal.aborted) throw error;
      if ([401, 403].includes(error.status)) leaveToSignIn();
      else if (['offline', 'tooSlow'].includes(error.kind))
        setFailedWhile(store.get(connectivityAtom));
      else throw error;
    }
  }

  function cancel() {
    submission.cancel();
    focusPassword();
  }

  /**
   * Asks before the session ends if changes are waiting, which unlocking would send (OFFLINE-12).
   */
  function leave() {
    countQueuedChanges();
    const count = store.get(queuedCountAtom);
    if (count > 0) setUnsent(count);
    else leaveAsAnother();
  }

  /** Before the session ends, after which each of them would be tried once more without its token. */
  function discard() {
    discardQueuedChanges();
    leaveAsAnother();
  }

  return (
    <main className={styles.screen}>
      <div ref={form} className={styles.card}>
        <Logo />
        <h1 className={styles.title}>{t('unlock.heading')}</h1>
        <div className={styles.person}>
          <Avatar
            name={name}
            size="large"
            isDecorative
            {...(user.avatar ? { src: user.avatar } : {})}
          />
          <div className={styles.names}>
            <span>{name}</span>
            <span className={styles.quiet}>{user.email}</span>
          </div>
        </div>
        <p>{t('unlock.text')}</p>
        {(connectivity !== 'online' || isUnanswered) && (
          <Banner
            tone="warning"
            title={t(connectivity === 'offline' ? 'shell.offlineTitle' : 'shell.unreachableTitle')}
          >
            {t(isUnanswered ? 'unlock.unanswered' : 'unlock.offline')}
          </Banner>
        )}
        <Form
          onSubmit={(values) =>
            submission.submit((signal) => unlock(String(values.get('password')), signal))
          }
          messages={validationMessages(t)}
          formError={submission.failure?.text}
        >
          <KnownUsername email={user.email} />
          <TextField
            name="password"
            type="password"
            label={t('unlock.password')}
            toggleLabel={t('unlock.showPassword')}
            autoComplete="current-password"
            isRequired
            onChange={() => setFailedWhile(null)}
          />
          <Button type="submit" size="large" isFullWidth isPending={submission.isPending}>
            {t('unlock.submit')}
          </Button>
          <SlowNotice submission={{ ...submission, cancel }} />
        </Form>
        <PlainButton variant="quiet" isFullWidth onPress={leave}>
          {t('unlock.other')}
        </PlainButton>
        {unsent > 0 && (
          <Banner
            tone="warning"
            title={t('unlock.unsentTitle')}
            action={
              <Button variant="outlined" onPress={discard}>
                {t('signOut.discard')}
              </Button>
            }
          >
            {t('unlock.unsent', { count: unsent })}
          </Banner>
        )}
      </div>
    </main>
  );
}

/** The words for an attempt that the server refused. */
function describeFailure(t: TFunction, error: unknown): Failure | undefined {
  const isRefused = error instanceof ApiError && [400, 404].includes(error.status);
  return { text: isRefused ? t('unlock.wrong') : errorText(t, error), fields: {} };
}

/**
 * Submits the form again where it had no answer: when the connection is back, and regularly while
 * the server does not answer. The password stays in its field and nowhere else.
 */
function useRepeatedSubmit(
  form: RefObject<HTMLElement | null>,
  connectivity: Connectivity,
  failedWhile: Connectivity | null,
) {
  useEffect(() => {
    if (failedWhile === null || connectivity === 'offline') return undefined;
    const isBack = connectivity === 'online' && failedWhile !== 'online';
    const submit = () => form.current?.querySelector('form')?.requestSubmit();
    const timer = setTimeout(submit, isBack ? 0 : retryInterval);
    return () => clearTimeout(timer);
  }, [form, connectivity, failedWhile]);
}

function leaveAsAnother(): void {
  signOut();
  navigateTo(paths.signIn);
}

/** The server has ended the session: the person signs in again and returns to this page. */
function leaveToSignIn(): void {
  const { pathname, search, hash } = currentHistory().location;
  expireSession();
  if (currentHistory().location.pathname === pathname) {
    navigateTo(signInPath(pathname + search + hash));
  }
}

/**
 * The title of the page behind may be private. The first title element of the document counts, and
 * that of the page is React's, which must not be touched.
 */
function useDocumentTitle(title: string) {
  useEffect(() => {
    const element = document.createElement('title');
    element.textContent = title;
    document.head.prepend(element);
    return () => element.remove();
  }, [title]);
}
