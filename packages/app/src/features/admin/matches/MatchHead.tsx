import type { MatchRecord } from '@touchline/contract/adminMatch';
import { Badge } from '@touchline/ui/Badge';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { MatchTime, scoreLine, startOf, statusView, VenueTime } from '#features/matches';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { matchHref } from '#platform/paths.ts';
import { useServerTime } from '#platform/time/useServerTime.ts';
import { PreviewLink } from '../preview/PreviewLink.tsx';
import { choices, facts, headText, strong } from '../record/Record.css.ts';
import { lineUpsPath, scorePath } from '../recordPaths.ts';
import { scoreUse } from './change/matchActions.ts';
import { visibilityBadges } from '../statusBadges.ts';

/** The title of a match, its time, its status, who sees it, and the ways to what is done at the ground. */
export function MatchHead({ record }: { record: MatchRecord }) {
  const { t } = useTranslation();
  const { id, broadcastTitle, schedule, timeZone, status, visibility } = record;
  const use = scoreUse(status);
  const { text, tone } = statusView(t, record, useServerTime(startOf(schedule)));
  const score = scoreLine(t, record.score);
  return (
    <div className={headText}>
      <PageTitle title={broadcastTitle} />
      <p className={facts}>
        <Badge text={text} tone={tone} />
        {score && <span className={strong}>{score}</span>}
        <Badge {...visibilityBadges[visibility]} text={t(`admin.visibility.${visibility}`)} />
        <span>
          <MatchTime schedule={schedule} />
        </span>
        <VenueTime schedule={schedule} timeZone={timeZone} />
        <Link href={matchHref(id)}>{t('adminRecord.matches.toPage')}</Link>
        {visibility !== 'public' && <PreviewLink area="matches" id={id} />}
      </p>
      <p className={choices}>
        {use && (
          <Link variant="outlined" href={scorePath(id)}>
            {t(`adminRecord.matches.scoreUse.${use}`)}
          </Link>
        )}
        <Link variant="outlined" href={lineUpsPath(id)}>
          {t('adminRecord.matches.lineUps')}
        </Link>
      </p>
    </div>
  );
}
