import type { SchoolProfile } from '@touchline/contract/school';
import { Card } from '@touchline/ui/Card';
import { httpsAddress, phoneText } from '@touchline/ui/href';
import { Link } from '@touchline/ui/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mailHref, mapAt, phoneHref } from '#platform/location/externalHrefs.ts';
import * as styles from './School.css.ts';

/** How to reach a school: its office, which is no person (SCHOOL-5). */
export function Office({ school }: { school: SchoolProfile }) {
  const { t } = useTranslation();
  const { officePhone, officeEmail, address, district, city } = school;
  const website = httpsAddress(school.website);
  const map = mapAt(school.latitude, school.longitude);
  const place = address ?? ([district, city].filter(Boolean).join(', ') || null);
  return (
    <Card title={t('school.office')}>
      <dl className={styles.details}>
        <Detail term={t('school.phone')}>
          <Contact text={officePhone && phoneText(officePhone)} toHref={phoneHref} />
        </Detail>
        <Detail term={t('school.email')}>
          <Contact text={officeEmail} toHref={mailHref} />
        </Detail>
        <Detail term={t('school.website')}>
          {website && (
            <Link href={website.href} newTabLabel={t('school.newTab')}>
              {website.host}
            </Link>
          )}
        </Detail>
        <Detail term={t('school.address')}>
          {(place || map) && (
            <>
              {place && <span>{place} </span>}
              {map && (
                <span className={styles.onScreen}>
                  <Link href={map} newTabLabel={t('school.newTab')}>
                    {t('school.map')}
                  </Link>
                </span>
              )}
            </>
          )}
        </Detail>
      </dl>
    </Card>
  );
}

interface ContactProps {
  text: string | null;
  toHref: (text: string) => string | null;
}

/** A text that is no usable number or address is shown without a link. */
function Contact({ text, toHref }: ContactProps) {
  if (!text) return null;
  const href = toHref(text.trim());
  return href === null ? text : <Link href={href}>{text}</Link>;
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
