import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { consentVersions } from '#features/account';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { links, quiet } from './texts.css.ts';
import { TextPart } from './TextPart.tsx';

const parts = ['use', 'account', 'schools', 'children', 'scores', 'end'] as const;

/** The terms of use that a person accepts with an account (ABOUT-3). */
export function Terms() {
  const { t } = useTranslation();
  return (
    <PageBody isNarrow>
      <PageTitle title={t('terms.title')} />
      <p className={quiet}>{t('terms.version', { version: consentVersions.terms })}</p>
      <p>{t('terms.introduction')}</p>
      {parts.map((name) => (
        <TextPart key={name} title={t(`terms.${name}Title`)}>
          <p>{t(`terms.${name}Text`)}</p>
        </TextPart>
      ))}
      <p className={links}>
        <Link href={paths.privacy}>{t('privacy.title')}</Link>
        <Link href={paths.contactUs}>{t('about.contact')}</Link>
      </p>
    </PageBody>
  );
}
