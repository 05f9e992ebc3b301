import { Link } from '@touchline/ui/Link';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/reactRouter.ts';
import { AccountPage } from '../AccountPage/AccountPage.tsx';
import { useCountdown } from '../link/useCountdown.ts';

/** How long before the sign-in page is shown, in ms. */
const redirectDelay = 5_000;

/** Says that the session has ended, and redirects to the sign-in page after a countdown. */
export function SignedOut() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [start] = useState(() => Date.now());
  const seconds = useCountdown(start, redirectDelay);

  useEffect(() => {
    if (seconds === 0) void navigate(paths.signIn, { replace: true });
  }, [seconds, navigate]);

  return (
    <AccountPage
      title={t('signOut.title')}
      heading={t('signOut.heading')}
      introduction={t('signOut.text', { count: seconds })}
      links={<Link href={paths.signIn}>{t('signOut.toSignIn')}</Link>}
      homeLabel={t('signOut.toHome')}
    />
  );
}
