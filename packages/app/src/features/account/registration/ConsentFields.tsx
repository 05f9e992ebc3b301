import { Checkbox } from '@touchline/ui/Checkbox';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';
import { consent, consents, link, unbroken } from './ConsentFields.css.ts';
import { consentVersions } from './signUpRequest.ts';

/**
 * The terms, the privacy notice and the newsletter: three boxes, all of them unticked (SIGNUP-1).
 * The texts open in another tab, so that nothing typed here is lost.
 */
export function ConsentFields() {
  const { t } = useTranslation();
  return (
    <div className={consents}>
      <div className={consent}>
        <Checkbox name="terms" isRequired>
          <Versioned text="signUp.terms" version={consentVersions.terms} />
        </Checkbox>
        <span className={link}>
          <Link href={paths.terms} newTabLabel={t('signUp.newTab')}>
            {t('signUp.readTerms')}
          </Link>
        </span>
      </div>
      <div className={consent}>
        <Checkbox name="privacyNotice" isRequired>
          <Versioned text="signUp.privacyNotice" version={consentVersions.privacyNotice} />
        </Checkbox>
        <span className={link}>
          <Link href={paths.privacy} newTabLabel={t('signUp.newTab')}>
            {t('signUp.readPrivacy')}
          </Link>
        </span>
      </div>
      <Checkbox name="newsletter">{t('signUp.newsletter')}</Checkbox>
    </div>
  );
}

interface VersionedProps {
  text: 'signUp.terms' | 'signUp.privacyNotice';
  version: string;
}

/** A text with a version in it, at whose hyphen no line ends. */
function Versioned({ text, version }: VersionedProps) {
  const { t } = useTranslation();
  const [before, after] = t(text, { version }).split(version);
  return (
    <>
      {before}
      <span className={unbroken}>{version}</span>
      {after}
    </>
  );
}
