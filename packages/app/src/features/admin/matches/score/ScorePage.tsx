import type { MatchRecord } from '@touchline/contract/adminMatch';
import { Card } from '@touchline/ui/Card';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { heading } from '#platform/page/PageTitle.css.ts';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { LeaveScope } from '../../record/drafts/LeaveScope.tsx';
import { quiet } from '../../record/Record.css.ts';
import { matchPaths } from '../../recordPaths.ts';
import { EntryNotice } from './EntryNotice.tsx';
import { scoreUse } from '../change/matchActions.ts';
import { EventsCard } from '../events/EventsCard.tsx';
import { MatchFrame } from '../MatchFrame.tsx';
import { MatchStateCard } from '../change/MatchStateCard.tsx';
import { bench, ground } from './Score.css.ts';
import { ScoreEntryBoard } from './ScoreEntryBoard.tsx';
import { InningsChange, ScorePad } from './ScorePad.tsx';
import { useScoreEntry } from './useScoreEntry.ts';

/** The page on which somebody at the ground enters the score, with one hand (ADMIN-8, ADMIN-81). */
export function ScorePage() {
  const { t } = useTranslation();
  return (
    <MatchFrame
      path={matchPaths.score}
      title={t('adminRecord.matches.scoreUse.live')}
      skeleton={<GroundSkeleton />}
    >
      {(match) => <Ground key={match.id} match={match} />}
    </MatchFrame>
  );
}

/** Reserves the space of the board and of the state of the match. */
function GroundSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={ground}>
      <div className={heading}>
        <Skeleton label={t('shell.loading')} />
      </div>
      <Skeleton shape="block" />
      <Card>
        <Skeleton lines={4} />
      </Card>
    </div>
  );
}

/** The statuses in which a match has a timeline. */
const hasTimeline: readonly MatchRecord['status'][] = ['live', 'paused', 'finished', 'abandoned'];

function Ground({ match }: { match: MatchRecord }) {
  const { t } = useTranslation();
  const form = useScoreEntry(match);
  const [isChanging, setChanging] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const isOffline = useAtomValue(connectivityAtom) === 'offline';
  const isUnderway = match.status === 'live' || match.status === 'paused';
  const use = scoreUse(match.status);
  const isSaved = form.progress.state === 'saved';
  // The keys are hidden while a form is open, because a phone has no room for both.
  const hasKeys = isUnderway && !isChanging && !isReporting;
  return (
    <LeaveScope area="matches" hasChanges={!isSaved}>
      <div className={ground} data-entry={isUnderway || undefined}>
        <PageTitle title={match.broadcastTitle} />
        <ScoreEntryBoard match={match} board={form.board} />
        {!isUnderway && (
          <p className={quiet}>{t(`adminRecord.matches.noEntry.${use ?? 'none'}`)}</p>
        )}
        <EntryNotice match={match} form={form} />
        <div className={bench}>
          <MatchStateCard
            match={match}
            // Read-only until the last score is saved, so that the end of the match cannot overtake
            // it.
            isReadOnly={isOffline || !isSaved}
            // While it is played the main action is to enter what happens, not to finish it.
            isSecondary={isUnderway}
            onSaved={form.follow}
            onAsking={setChanging}
          />
          {hasKeys && <InningsChange match={match} form={form} />}
          {hasTimeline.includes(match.status) && (
            <EventsCard
              match={match}
              isReadOnly={isOffline || !isSaved}
              onSaved={form.follow}
              onAsking={setReporting}
            />
          )}
        </div>
        {hasKeys && <ScorePad match={match} form={form} />}
      </div>
    </LeaveScope>
  );
}
