import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { Form } from '@touchline/ui/Form';
import { Link } from '@touchline/ui/Link';
import { Logo } from '@touchline/ui/shell/Logo';
import { TextField } from '@touchline/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ApiError } from '#platform/client/ApiError.ts';
import { errorText } from '#platform/client/errorText.ts';
import { validationMessages } from '#platform/language/validationMessages.ts';
import { entryState } from '#platform/location/location.ts';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { safeRedirect } from '#session/redirect.ts';
import { signIn } from '#session/signIn.ts';
import * as styles from './SignIn.css.ts';

/** The maximum length of an e-mail address (RFC 5321). */
const maxEmailLength = 254;

/** The sign-in form. After a successful sign-in the person is sent on to `redirectURL`. */
export function SignIn() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const isRedirected =
    entryState(useLocation()).isRefused === true ||
    safeRedirect(parameters.get('redirectURL'), location.origin) !== null;
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <div className={styles.content}>
          <Logo />
          <PageTitle title={t('signIn.title')} />
          {isRedirected && <Banner tone="info" title={t('signIn.fromGuard')} />}
          <SignInForm />
          <p>
            <Link href={paths.home}>{t('signIn.toHome')}</Link>
          </p>
        </div>
      </div>
      <div className={styles.welcome} data-scheme="dark">
        <p className={styles.welcomeTitle}>{t('signIn.welcome')}</p>
        <p className={styles.welcomeText}>{t('signIn.welcomeText')}</p>
      </div>
    </div>
  );
}

interface Failure {
  text: string;
  fields: Record<string, string[]>;
}

function SignInForm() {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function submit(values: FormData) {
    setPending(true);
    setFailure(undefined);
    try {
      // No navigation here: the guard of this page redirects as soon as the person is signed in.
      await signIn({
        email: String(values.get('email')).trim(),
        password: String(values.get('password')),
      });
    } catch (error) {
      setFailure(failureOf(error));
      setPending(false);
    }
  }

  function failureOf(error: unknown): Failure {
    const isRefused = error instanceof ApiError && [400, 401, 404].includes(error.status);
    const fields = error instanceof ApiError ? error.fieldErrors : {};
    if (isRefused && Object.keys(fields).length > 0) return { text: '', fields };
    return { text: isRefused ? t('signIn.wrong') : errorText(t, error), fields: {} };
  }

  return (
    <Form
      onSubmit={(values) => void submit(values)}
      messages={validationMessages(t)}
      {...(failure ? { serverErrors: failure.fields, formError: failure.text } : {})}
    >
      <TextField
        name="email"
        type="email"
        label={t('signIn.email')}
        autoComplete="username"
        maxLength={maxEmailLength}
        isRequired
      />
      <TextField
        name="password"
        type="password"
        label={t('signIn.password')}
        toggleLabel={t('signIn.showPassword')}
        autoComplete="current-password"
        isRequired
      />
      <Button type="submit" size="large" isFullWidth isPending={isPending}>
        {t('signIn.submit')}
      </Button>
    </Form>
  );
}
