import { Link } from '@touchline/ui/Link';
import { Logo } from '@touchline/ui/shell/Logo';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFocusInPage } from '#platform/page/keepFocusInPage.ts';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import * as styles from './AccountPage.css.ts';

export interface AccountPageProps {
  title: string;
  /** The heading, where it is another one than the title of the document. */
  heading?: string;
  /** What the page is for, below the heading. */
  introduction?: ReactNode;
  children?: ReactNode;
  /** `Link`s to the other account pages; one to the start page follows them. */
  links?: ReactNode;
  /** The text of the link to the start page; null: there is none, for somebody who is signed in. */
  homeLabel?: string | null;
}

/** The frame of the pages with which an account is made and entered. */
export function AccountPage({
  title,
  heading,
  introduction,
  children,
  links,
  homeLabel,
}: AccountPageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <div ref={keepFocusInPage} className={styles.content}>
          <Logo />
          <PageTitle title={title} heading={heading} />
          {introduction && <p className={styles.text}>{introduction}</p>}
          {children}
          {(links || homeLabel !== null) && (
            <div className={styles.links}>
              {links}
              {homeLabel !== null && (
                <Link href={paths.home}>{homeLabel ?? t('signIn.toHome')}</Link>
              )}
            </div>
          )}
        </div>
      </div>
      <div className={styles.welcome} data-scheme="dark">
        <div className={styles.welcomeContent}>
          <p className={styles.welcomeTitle}>{t('signIn.welcome')}</p>
          <p className={styles.welcomeText}>{t('signIn.welcomeText')}</p>
        </div>
      </div>
    </div>
  );
}
