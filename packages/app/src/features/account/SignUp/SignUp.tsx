import { Link } from '@touchline/ui/Link';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';
import { AccountPage } from '../AccountPage/AccountPage.tsx';
import { AgeQuestion } from '../registration/AgeQuestion.tsx';
import { isAgeKnownAtom } from '../registration/signUpDraft.atoms.ts';
import { SignUpForm } from '../registration/SignUpForm.tsx';
import { useAccountHref } from '../useAccountHref.ts';

/** The page for a new account. */
export function SignUp() {
  const { t } = useTranslation();
  const href = useAccountHref();
  const isAgeKnown = useAtomValue(isAgeKnownAtom);
  return (
    <AccountPage
      title={t('signUp.title')}
      introduction={t('signUp.introduction')}
      links={
        <>
          <Link href={href(paths.signUpWithSchool)}>{t('signUp.toSchool')}</Link>
          <Link href={href(paths.signIn)}>{t('signUp.toSignIn')}</Link>
        </>
      }
    >
      {isAgeKnown ? <SignUpForm /> : <AgeQuestion />}
    </AccountPage>
  );
}
