import { Link } from '@touchline/ui/Link';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';
import { AccountPage } from '../AccountPage/AccountPage.tsx';
import { AgeQuestion } from '../registration/AgeQuestion.tsx';
import { SchoolFields } from '../registration/SchoolFields.tsx';
import { isAgeKnownAtom } from '../registration/signUpDraft.atoms.ts';
import { SignUpForm } from '../registration/SignUpForm.tsx';
import { useAccountHref } from '../useAccountHref.ts';

/** The page for a new account that belongs to a school. */
export function SignUpWithSchool() {
  const { t } = useTranslation();
  const href = useAccountHref();
  const isAgeKnown = useAtomValue(isAgeKnownAtom);
  return (
    <AccountPage
      title={t('signUpWithSchool.title')}
      introduction={t('signUpWithSchool.introduction')}
      links={
        <>
          <Link href={href(paths.signUp)}>{t('signUpWithSchool.toSignUp')}</Link>
          <Link href={href(paths.signIn)}>{t('signUp.toSignIn')}</Link>
        </>
      }
    >
      {isAgeKnown ? <SignUpForm schoolFields={SchoolFields} /> : <AgeQuestion />}
    </AccountPage>
  );
}
