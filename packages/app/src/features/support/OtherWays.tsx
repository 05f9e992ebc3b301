import { Link } from '@touchline/ui/Link';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { otherWays } from './otherWays.ts';

/** How else to reach the support, where the deployment says so (SUPPORT-12). */
export function OtherWays() {
  const { t } = useTranslation();
  const [ways] = useState(otherWays);
  if (ways.length === 0) return null;
  return (
    <p>
      {t('contact.otherWays')}
      {ways.map(({ text, href }, index) => (
        <Fragment key={href}>
          {index === 0 ? ' ' : ' · '}
          <Link href={href}>{text}</Link>
        </Fragment>
      ))}
    </p>
  );
}
