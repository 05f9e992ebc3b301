import type { Match } from '@touchline/contract/match';
import { Card } from '@touchline/ui/Card';
import { DateTime } from '@touchline/ui/DateTime';
import { httpsAddress } from '@touchline/ui/href';
import { Link } from '@touchline/ui/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isVenueTimeOther } from '#platform/time/schedule.ts';
import { useToday } from '#platform/time/useServerTime.ts';
import { MatchTime } from '../../MatchTime.tsx';
import { isOver, isSchedulePast } from '../../matchView.ts';
import { MatchTools } from './MatchTools.tsx';
import { mapUrl, venueText } from './place.ts';
import * as styles from './MatchDetails.css.ts';

export interface MatchDetailsProps {
  match: Match;
  /** Only what is known is shown: nothing is done with a match that is looked at before it is public. */
  isPreview: boolean;
}

/** What is known about a match, such as venue and competition, and what one can do with it. */
export function MatchDetails({ match, isPreview }: MatchDetailsProps) {
  const { t } = useTranslation();
  const today = useToday();
  const { venue, schedule, timeZone, streamUrl } = match;
  const map = venue && mapUrl(venue);
  const stream = httpsAddress(streamUrl);
  const isOff = match.status === 'postponed' || match.status === 'cancelled';
  return (
    <Card title={t('matchPage.details')}>
      <dl className={styles.details}>
        <Detail term={t(isOff ? 'matchPage.wasPlanned' : 'matchPage.start')}>
          <span>
            <MatchTime schedule={schedule} isOver={isSchedulePast(match, today)} />
          </span>
        </Detail>
        {schedule.kind === 'dateTime' &&
          timeZone &&
          isVenueTimeOther(schedule.startsAt, timeZone) && (
            <Detail term={t('matchPage.venueTime')}>
              <DateTime value={schedule.startsAt} format="dateTime" timeZone={timeZone} />
            </Detail>
          )}
        <Detail term={t('matchPage.competition')}>{match.competition}</Detail>
        <Detail term={t('matchPage.round')}>{match.round}</Detail>
        <Detail term={t('matchPage.sport')}>{t(`match.sport.${match.sport}`)}</Detail>
        <Detail term={t('matchPage.ageGroup')}>{match.ageGroup}</Detail>
        <Detail term={t('matchPage.gender')}>
          {match.gender && t(`team.gender.${match.gender}`)}
        </Detail>
        <Detail term={t('matchPage.level')}>{match.level}</Detail>
        <Detail term={t('matchPage.kind')}>
          {match.matchType && t(`match.kind.${match.matchType}`)}
        </Detail>
        <Detail term={t('matchPage.venue')}>
          <span>
            {venue
              ? venueText(venue)
              : t(isOver(match) ? 'matchPage.venueNone' : 'matchPage.venueUnknown')}
          </span>
          {map && (
            <span className={styles.onScreen}>
              <Link href={map} newTabLabel={t('matchPage.newTab')}>
                {t('matchPage.map')}
              </Link>
            </span>
          )}
        </Detail>
      </dl>
      {stream && (
        <p className={styles.stream}>
          <Link href={stream.href} newTabLabel={t('matchPage.newTab')}>
            {t('matchPage.stream', { host: stream.host })}
          </Link>
        </p>
      )}
      {!isPreview && <MatchTools match={match} />}
    </Card>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.detail}>
      <dt className={styles.quiet}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
