import { Banner } from '@touchline/ui/Banner';
import { Link } from '@touchline/ui/Link';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/client/client.ts';
import { paths } from '#platform/paths.ts';
import { accountStateAtom } from '../account.atoms.ts';
import { AccountPage } from '../AccountPage/AccountPage.tsx';
import { ResendForm } from '../link/ResendForm.tsx';
import { useAccountHref } from '../useAccountHref.ts';

/** Says that a link was mailed, and mails another one after a minute (SIGNUP-9). */
export function ConfirmationRequired() {
  const { t } = useTranslation();
  const href = useAccountHref();
  const [account, setAccount] = useAtom(accountStateAtom);
  const { email, requestedSchool, signUpPath } = account;
  return (
    <AccountPage
      title={t('confirmation.title')}
      introduction={
        email ? t('confirmation.introduction', { email }) : t('confirmation.introductionUnknown')
      }
      links={
        <>
          {email && <Link href={href(signUpPath)}>{t('confirmation.otherAddress')}</Link>}
          <Link href={href(paths.signIn)}>{t('confirmation.toSignIn')}</Link>
        </>
      }
    >
      {requestedSchool !== null && (
        <Banner
          title={
            requestedSchool
              ? t('confirmation.schoolTitle', { school: requestedSchool })
              : t('confirmation.unnamedSchoolTitle')
          }
        >
          {t('confirmation.schoolText')}
        </Banner>
      )}
      <p>{t('confirmation.spam')}</p>
      <ResendForm
        email={email}
        sentAt={account.linkSentAt}
        sentText={t('confirmation.resent')}
        send={(to, signal) => call('resendConfirmation', { body: { email: to }, signal })}
        onSent={(to, linkSentAt) => setAccount({ ...account, email: to, linkSentAt })}
      />
    </AccountPage>
  );
}
