import { ShareIcon, StarIcon as OutlineStar } from '@heroicons/react/24/outline';
import { StarIcon as SolidStar } from '@heroicons/react/24/solid';
import type { Match } from '@touchline/contract/match';
import { Badge } from '@touchline/ui/Badge';
import { Button } from '@touchline/ui/Button';
import { Card } from '@touchline/ui/Card';
import { DateTime } from '@touchline/ui/DateTime';
import { Icon } from '@touchline/ui/Icon';
import { useAtomValue, useSetAtom } from 'jotai';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#platform/serverClock.ts';
import { favouriteIdsAtom, toggleFavouriteAtom } from '../favourites.atoms.ts';
import { contextLine, decisionText, statusView } from '../matchView.ts';
import { Credit } from '../Credit.tsx';
import { MatchProgress } from '../MatchTime.tsx';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { MatchDetails } from './MatchDetails.tsx';
import { ScoreBoard } from './ScoreBoard.tsx';
import { share } from './share.ts';
import * as styles from './Match.css.ts';
import { Timeline } from './Timeline.tsx';

interface MatchCentreProps {
  match: Match;
  isStale: boolean;
}

/**
 * The score, timeline and details of a match. Memoised, so that a change of the address alone does
 * not render it again.
 */
export const MatchCentre = memo(function MatchCentre({ match, isStale }: MatchCentreProps) {
  const { t } = useTranslation();
  const status = statusView(t, match, serverNow());
  const result = match.resultText ?? decisionText(t, match);
  return (
    <PageBody>
      <div>
        <p className={styles.context}>{contextLine(t, match)}</p>
        <PageTitle title={match.broadcastTitle} />
      </div>
      <Card>
        <div className={styles.board} data-board="">
          <div className={styles.state}>
            <Badge text={status.text} tone={status.tone} />
            <span>
              <MatchProgress match={match} />
            </span>
          </div>
          <ScoreBoard match={match} />
          {result && <p className={styles.result}>{result}</p>}
          {match.statusNote && <p>{match.statusNote}</p>}
          {match.updatedAt && (
            <p className={styles.quiet} role={isStale ? 'status' : undefined}>
              {t('match.updated')}
              <DateTime value={match.updatedAt} format="relative" now={serverNow} />
              {isStale && <> {t('errors.stale')}</>}
            </p>
          )}
          <MatchActions match={match} />
        </div>
      </Card>
      <div className={styles.columns}>
        <Timeline match={match} />
        <MatchDetails match={match} />
      </div>
      <Credit credit={match.credit} />
    </PageBody>
  );
});

function MatchActions({ match }: { match: Match }) {
  const { t } = useTranslation();
  const isFavourite = useAtomValue(favouriteIdsAtom).includes(match.id);
  const toggle = useSetAtom(toggleFavouriteAtom);
  return (
    <div className={styles.actions}>
      <Button
        variant="outlined"
        icon={<Icon icon={isFavourite ? SolidStar : OutlineStar} />}
        onPress={() => toggle(match.id)}
      >
        {t(isFavourite ? 'matchPage.unfavourite' : 'matchPage.favourite')}
      </Button>
      <Button
        variant="outlined"
        icon={<Icon icon={ShareIcon} />}
        onPress={() => void share(t, match)}
      >
        {t('matchPage.share')}
      </Button>
    </div>
  );
}
