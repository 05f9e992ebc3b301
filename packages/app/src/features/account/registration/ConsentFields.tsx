import { Checkbox } from '@touchline/ui/Checkbox';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';
import { consents } from './ConsentFields.css.ts';
import { consentVersions } from './signUpRequest.ts';

/** The terms, the privacy notice and the newsletter: three boxes, all of them unticked (SIGNUP-1). */
export function ConsentFields() {
  const { t } = useTranslation();
  return (
    <div className={consents}>
      <Checkbox name="terms" isRequired>
        {t('signUp.terms', { version: consentVersions.terms })}
      </Checkbox>
      <Checkbox name="privacyNotice" isRequired>
        {t('signUp.privacyNotice', { version: consentVersions.privacyNotice })}
      </Checkbox>
      <Checkbox name="newsletter">{t('signUp.newsletter')}</Checkbox>
      <Link href={paths.aboutUs} newTabLabel={t('signUp.newTab')}>
        {t('signUp.readMore')}
      </Link>
    </div>
  );
}
