import type { Match } from '@touchline/contract/match';
import { Banner } from '@touchline/ui/Banner';
import { Card } from '@touchline/ui/Card';
import { SportIcon } from '@touchline/ui/SportIcon';
import { useAtomValue } from 'jotai';
import { Fragment, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isMatchAnnouncedAtom } from '#platform/announcements.atoms.ts';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { useServerTime } from '#platform/time/useServerTime.ts';
import { Credit } from '../Credit.tsx';
import { contextLine, startOf, statusView } from '../matchView.ts';
import { BoardState, soon } from './board/BoardState.tsx';
import { outcomeText, announcementText } from './board/boardText.ts';
import { ScoreBoard } from './board/ScoreBoard.tsx';
import { MatchDetails } from './details/MatchDetails.tsx';
import { LineUps, LineUpsCard } from './lineUps/LineUps.tsx';
import type { LineUpsAnswer } from './lineUps/players.ts';
import type { ConnectionState } from './live/connectionState.ts';
import { Freshness } from './live/Freshness.tsx';
import { MatchAnnouncer } from './live/MatchAnnouncer.tsx';
import { MatchActions } from './MatchActions.tsx';
import { Scorecard } from './scorecard/Scorecard.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { figuresLine, scoreLine } from '../scoreLine.ts';
import { correctedFrom } from './visit/seenMatches.ts';
import { useLastVisit } from './visit/useLastVisit.ts';
import * as styles from './Match.css.ts';

export interface MatchCentreProps {
  match: Match;
  connection: ConnectionState | null;
  /** When the shown answer came, in ms by the device's clock, where the server tells no time. */
  answeredAt?: number | null | undefined;
  /**
   * The page is a preview (ADMIN-9): these line-ups are shown instead of those of the page, and
   * nothing of the match is kept or passed on.
   */
  preview?: LineUpsAnswer;
}

/**
 * The score, timeline, line-ups and details of a match. Memoised, so that a change of the address
 * alone does not render it again.
 */
export const MatchCentre = memo(function MatchCentre({
  match,
  connection,
  answeredAt,
  preview,
}: MatchCentreProps) {
  const { t } = useTranslation();
  const { broadcastTitle, schedule, status, visibility } = match;
  const start = startOf(schedule);
  // The badge, the line about the time and the line-ups turn at these moments, and all are below.
  const now = useServerTime(start - soon, start);
  const score = scoreLine(t, match.score, '–');
  const isLive = status === 'live' || status === 'paused';
  const title =
    isLive && score ? t('matchPage.liveTitle', { score, title: broadcastTitle }) : broadcastTitle;
  // A preview stands in a page of the admin area.
  const Frame = preview ? Fragment : PageBody;
  return (
    <Frame>
      <div>
        <p className={styles.context}>
          <SportIcon sport={match.sport} size="small" />
          {contextLine(t, match)}
        </p>
        <PageTitle title={title} heading={broadcastTitle} />
      </div>
      {(visibility === 'draft' || visibility === 'schoolOnly') && (
        <Banner tone="warning" title={t('matchPage.draft.title')}>
          {t(`matchPage.draft.${visibility}`)}
        </Banner>
      )}
      <Board
        match={match}
        connection={connection}
        answeredAt={answeredAt}
        isPreview={preview !== undefined}
        now={now}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Scorecard match={match} />
          <Timeline match={match} />
          {preview ? <LineUpsCard match={match} lineUps={preview} /> : <LineUps match={match} />}
        </div>
        <MatchDetails match={match} isPreview={preview !== undefined} />
      </div>
      <Credit credit={match.credit} />
    </Frame>
  );
});

interface BoardProps extends Omit<MatchCentreProps, 'preview'> {
  isPreview: boolean;
  now: number;
}

function Board({ match, connection, answeredAt, isPreview, now }: BoardProps) {
  const { t } = useTranslation();
  const result = outcomeText(t, match);
  const isAnnounced = useAtomValue(isMatchAnnouncedAtom);
  const corrected = correctedFrom(useLastVisit(match, isPreview), match);
  const isFresh = connection === 'live' || connection === 'updating';
  const isInterrupted = connection !== null && !isFresh;
  const text = isInterrupted
    ? t(`matchPage.connection.${connection}`)
    : announcementText(t, match, statusView(t, match, now).text);
  return (
    <Card>
      <div className={styles.board} data-board="">
        <BoardState match={match} connection={connection} />
        <ScoreBoard match={match} />
        {result && <p className={styles.result}>{result}</p>}
        {match.statusNote && <p className={styles.quiet}>{match.statusNote}</p>}
        {corrected && <p>{t('matchPage.corrected', { score: figuresLine(t, corrected, '–') })}</p>}
        <Freshness match={match} connection={connection} answeredAt={answeredAt} />
        {/* A draft is no favourite of anybody, and its link leads nobody else to it. */}
        {!isPreview && match.visibility !== 'draft' && (
          <MatchActions match={match} isFresh={isFresh} />
        )}
        {isAnnounced && <MatchAnnouncer text={text} />}
      </div>
    </Card>
  );
}
