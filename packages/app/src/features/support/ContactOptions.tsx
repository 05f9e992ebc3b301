import { Link } from '@touchline/ui/Link';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactOptions } from './contactOptions.ts';

/**
 * The mail address and telephone number of the support, if the deployment names them (SUPPORT-12).
 */
export function ContactOptions() {
  const { t } = useTranslation();
  const [options] = useState(contactOptions);
  if (options.length === 0) return null;
  return (
    <p>
      {t('contact.alternatives')}
      {options.map(({ text, href }, index) => (
        <Fragment key={href}>
          {index === 0 ? ' ' : ' · '}
          <Link href={href}>{text}</Link>
        </Fragment>
      ))}
    </p>
  );
}
