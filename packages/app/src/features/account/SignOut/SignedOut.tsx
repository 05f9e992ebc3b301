import { Link } from '@touchline/ui/Link';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';

/** Seconds before the sign-in page is shown. */
const redirectDelay = 5;

/** Says that the session has ended, and redirects to the sign-in page after a countdown. */
export function SignedOut() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [seconds, setSeconds] = useState(redirectDelay);

  useEffect(() => {
    if (seconds === 0) {
      void navigate(paths.signIn, { replace: true });
      return;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds, navigate]);

  return (
    <PageBody isNarrow>
      <PageTitle title={t('signOut.title')} heading={t('signOut.heading')} />
      <p>{t('signOut.text', { count: seconds })}</p>
      <p>
        <Link href={paths.signIn}>{t('signOut.toSignIn')}</Link>
      </p>
      <p>
        <Link href={paths.home}>{t('signOut.toHome')}</Link>
      </p>
    </PageBody>
  );
}
