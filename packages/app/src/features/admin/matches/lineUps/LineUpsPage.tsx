import { Card } from '@touchline/ui/Card';
import { Link } from '@touchline/ui/Link';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { LeaveQuestion } from '#platform/form/LeaveQuestion.tsx';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { heading } from '#platform/page/PageTitle.css.ts';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { userAtom } from '#session/session.atoms.ts';
import { AgedStaleNote } from '../../AgedStaleNote.tsx';
import { answeredAt, noteAnswers } from '../../answerTimes.ts';
import { part, quiet } from '../../record/Record.css.ts';
import { recordKey } from '../../record/recordKey.ts';
import { fetchRecord } from '../../record/fetchRecord.ts';
import { matchPaths, recordPath } from '../../recordPaths.ts';
import { LineUp, type MatchSide, type SideProps } from './LineUp.tsx';
import { lineUps } from './LineUp.css.ts';
import { MatchFrame } from '../MatchFrame.tsx';
import { useSideNames } from '../useSideNames.ts';

/** The page of the line-ups of a match (ADMIN-84). */
export function LineUpsPage() {
  const { t } = useTranslation();
  return (
    <MatchFrame
      path={matchPaths.lineUps}
      title={t('adminRecord.matches.lineUps')}
      skeleton={<SidesSkeleton />}
    >
      {(match, isStale) => <Sides key={match.id} match={match} isPageStale={isStale} />}
    </MatchFrame>
  );
}

function Sides({ match, isPageStale }: Pick<SideProps, 'match' | 'isPageStale'>) {
  const { t } = useTranslation();
  const names = useSideNames(match);
  const [changed, setChanged] = useState<readonly MatchSide[]>([]);
  const mark = useCallback((side: MatchSide, hasChanges: boolean) => {
    setChanged((before) => [
      ...before.filter((each) => each !== side),
      ...(hasChanges ? [side] : []),
    ]);
  }, []);
  return (
    <div className={part}>
      <PageTitle title={match.broadcastTitle} />
      <p className={quiet}>{t('adminRecord.matches.lineUp.shown')}</p>
      <div className={lineUps}>
        {(['home', 'away'] as const).map((side) => (
          <Card key={side} title={t('adminRecord.matches.lineUp.of', { team: names[side] })}>
            <Side match={match} side={side} isPageStale={isPageStale} onChanges={mark} />
          </Card>
        ))}
      </div>
      <LeaveQuestion hasChanges={changed.length > 0} kept="day" />
    </div>
  );
}

/** Reserves the space of both sides. */
function SidesSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={part}>
      <div className={heading}>
        <Skeleton label={t('shell.loading')} />
      </div>
      <p className={quiet}>{t('adminRecord.matches.lineUp.shown')}</p>
      <div className={lineUps} aria-hidden="true">
        <Card>
          <Skeleton lines={8} />
        </Card>
        <Card>
          <Skeleton lines={8} />
        </Card>
      </div>
    </div>
  );
}

/** The line-up of a side, or why it is not entered here: staff see the athletes of their school alone. */
function Side({ match, side, isPageStale, onChanges }: SideProps) {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const team = match.teams[side === 'home' ? 0 : 1];
  const isOwn =
    user?.roles.includes('Administrator') || (team && team.school.id === user?.school?.id);
  const id = isOwn ? (team?.id ?? null) : null;
  const key = id === null ? null : recordKey('teams', id);
  const found = useResource(key, () => fetchRecord(call('adminTeam', { path: { id: id ?? '' } })), {
    onRequest: noteAnswers(key),
  });
  if (!team?.id) return <p className={quiet}>{t('adminRecord.matches.lineUp.guest')}</p>;
  if (!isOwn) return <p className={quiet}>{t('adminRecord.matches.lineUp.foreign')}</p>;
  if (found.state === 'loading') return <Skeleton label={t('shell.loading')} lines={8} />;
  if (found.state === 'failed') return <LoadError failure={found} />;
  if (found.value.state !== 'found')
    return <p className={quiet}>{t('adminRecord.matches.lineUp.guest')}</p>;
  const { squad } = found.value.record;
  if (squad.length === 0 && match.lineUps[side].length === 0) {
    return (
      <div className={part}>
        <p className={quiet}>{t('adminRecord.matches.lineUp.emptySquad')}</p>
        <Link href={recordPath('teams', team.id)}>{t('adminRecord.matches.lineUp.toTeam')}</Link>
      </div>
    );
  }
  return (
    <div className={part}>
      {found.isStale && !isPageStale && (
        <AgedStaleNote at={answeredAt(key)} onRefresh={() => revalidateCached(key)} />
      )}
      <LineUp
        key={team.id}
        match={match}
        side={side}
        onChanges={onChanges}
        teamId={team.id}
        squad={squad}
      />
    </div>
  );
}
