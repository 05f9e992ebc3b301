import type { Match } from '@touchline/contract/match';
import { Card } from '@touchline/ui/Card';
import { DateTime } from '@touchline/ui/DateTime';
import { httpsAddress } from '@touchline/ui/href';
import { Link } from '@touchline/ui/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MatchTime } from '../MatchTime.tsx';
import { mapUrl } from './links.ts';
import * as styles from './Match.css.ts';

/** The known details of a match, such as venue and competition. */
export function MatchDetails({ match }: { match: Match }) {
  const { t } = useTranslation();
  const { venue, schedule, timeZone, streamUrl } = match;
  const map = venue && mapUrl(venue);
  const stream = httpsAddress(streamUrl);
  const opensElsewhere =
    timeZone !== null && timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Card title={t('matchPage.details')}>
      <dl className={styles.details}>
        <Detail term={t(match.status === 'postponed' ? 'matchPage.wasPlanned' : 'matchPage.start')}>
          <MatchTime schedule={schedule} />
        </Detail>
        {schedule.kind === 'dateTime' && opensElsewhere && (
          <Detail term={t('matchPage.venueTime')}>
            <DateTime value={schedule.startsAt} format="dateTime" timeZone={timeZone} />
          </Detail>
        )}
        <Detail term={t('matchPage.competition')}>{match.competition}</Detail>
        <Detail term={t('matchPage.round')}>{match.round}</Detail>
        <Detail term={t('matchPage.sport')}>{t(`match.sport.${match.sport}`)}</Detail>
        <Detail term={t('matchPage.ageGroup')}>{match.ageGroup}</Detail>
        <Detail term={t('matchPage.venue')}>
          {venue && [venue.name, venue.pitch, venue.address, venue.city].filter(Boolean).join(', ')}
        </Detail>
      </dl>
      {map && (
        <p>
          <Link href={map} newTabLabel={t('matchPage.newTab')}>
            {t('matchPage.map')}
          </Link>
        </p>
      )}
      {stream && (
        <p>
          <Link href={stream.href} newTabLabel={t('matchPage.newTab')}>
            {t('matchPage.stream', { host: stream.host })}
          </Link>
        </p>
      )}
    </Card>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.detail}>
      <dt className={styles.quiet}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
