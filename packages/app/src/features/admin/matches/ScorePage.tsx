import type { MatchRecord } from '@touchline/contract/adminMatch';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveQuestion } from '#platform/form/LeaveQuestion.tsx';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { quiet } from '../record/Record.css.ts';
import { matchPaths } from '../recordPaths.ts';
import { EntryNotice } from './EntryNotice.tsx';
import { scoreUse } from './matchActions.ts';
import { MatchFrame } from './MatchFrame.tsx';
import { MatchStateCard } from './MatchStateCard.tsx';
import { bench, ground } from './Score.css.ts';
import { ScoreBoard } from './ScoreBoard.tsx';
import { InningsChange, ScorePad } from './ScorePad.tsx';
import { useScoreEntry } from './useScoreEntry.ts';

/** The page on which somebody at the ground enters the score, with one hand (ADMIN-8, ADMIN-81). */
export function ScorePage() {
  const { t } = useTranslation();
  return (
    <MatchFrame path={matchPaths.score} title={t('adminRecord.matches.scoreUse.live')}>
      {(match) => <Ground key={match.id} match={match} />}
    </MatchFrame>
  );
}

function Ground({ match }: { match: MatchRecord }) {
  const { t } = useTranslation();
  const form = useScoreEntry(match);
  const [isAsking, setAsking] = useState(false);
  const isOffline = useAtomValue(connectivityAtom) === 'offline';
  const isUnderway = match.status === 'live' || match.status === 'paused';
  const use = scoreUse(match.status);
  const isSaved = form.progress.state === 'saved';
  return (
    <div className={ground} data-entry={isUnderway || undefined}>
      <PageTitle title={match.broadcastTitle} />
      <ScoreBoard match={match} board={form.board} />
      {!isUnderway && <p className={quiet}>{t(`adminRecord.matches.noEntry.${use ?? 'none'}`)}</p>}
      <EntryNotice match={match} form={form} />
      <div className={bench}>
        <MatchStateCard
          match={match}
          // What is not saved yet comes before the end of the match.
          isReadOnly={isOffline || !isSaved}
          onSaved={form.follow}
          onAsking={setAsking}
        />
        {isUnderway && !isAsking && <InningsChange match={match} form={form} />}
      </div>
      {isUnderway && !isAsking && <ScorePad match={match} form={form} />}
      <LeaveQuestion hasChanges={!isSaved} />
    </div>
  );
}
