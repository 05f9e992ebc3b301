import { Link } from '@touchline/ui/Link';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSupportChannels } from './supportChannels.ts';

/**
 * The mail address and telephone number of the support, if the deployment names them (SUPPORT-12).
 */
export function SupportChannels() {
  const { t } = useTranslation();
  const [channels] = useState(readSupportChannels);
  if (channels.length === 0) return null;
  return (
    <p>
      {t('support.alternatives')}
      {channels.map(({ text, href }, index) => (
        <Fragment key={href}>
          {index === 0 ? ' ' : ' · '}
          <Link href={href}>{text}</Link>
        </Fragment>
      ))}
    </p>
  );
}
