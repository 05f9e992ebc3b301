import { PlainLink } from '@touchline/ui/PlainLink';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { userIdAtom } from '#session/session.atoms.ts';
import { lead, onScreen, quiet } from './Home.css.ts';

/** The part of the start page above the matches. It is rendered before they are loaded. */
export function HomeFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <PageBody>
      <PageTitle title={t('home.title')} heading={t('home.heading')} />
      <p className={lead}>{t('home.intro')}</p>
      <SignUpHint />
      {children}
    </PageBody>
  );
}

function SignUpHint() {
  const { t } = useTranslation();
  const userId = useAtomValue(userIdAtom);
  if (userId !== null) return null;
  return (
    <p className={`${quiet} ${onScreen}`}>
      {t('home.signUpHint')} <PlainLink href={paths.signUp}>{t('home.signUp')}</PlainLink>
    </p>
  );
}
