import type { Match, MatchTeam } from '@touchline/contract/match';
import { Card } from '@touchline/ui/Card';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/client/client.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { serverNow } from '#platform/serverClock.ts';
import { dayAt } from '#platform/time/schedule.ts';
import { isOver, isSchedulePast, shownStatus } from '../../matchView.ts';
import { TeamCrest } from '../../TeamCrest.tsx';
import { useWatched } from '../../watch/useWatched.ts';
import { TeamName } from '../TeamName.tsx';
import { isNamed, roleText, unnamedText } from '../../playerText.ts';
import { splitLineUp, type LineUpsAnswer, type LineUpEntry } from './players.ts';
import * as styles from './LineUps.css.ts';

/**
 * Refreshed at the slow interval: line-ups rarely change, but a name can be withdrawn at any time.
 */
const isNeverLive = () => false;

/** The line-ups of both sides, as far as they are published and people may be named (MATCH-47). */
export function LineUps({ match }: { match: Match }) {
  const { t } = useTranslation();
  const { id } = match;
  const lineUps = useWatched<LineUpsAnswer>(
    ['lineUps', id],
    () => call('matchLineUps', { path: { id } }),
    { isLive: isNeverLive },
  );
  if (lineUps.state === 'ready') return <LineUpsCard match={match} lineUps={lineUps.value} />;
  return (
    <Card title={t('matchPage.lineUps')}>
      {lineUps.state === 'loading' && <Skeleton lines={6} label={t('matchPage.lineUpsLoading')} />}
      {lineUps.state === 'failed' && <LoadError failure={lineUps} />}
    </Card>
  );
}

/** The card of loaded line-ups. */
export function LineUpsCard(props: SidesProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('matchPage.lineUps')}>
      <Sides {...props} />
    </Card>
  );
}

interface SidesProps {
  lineUps: LineUpsAnswer;
  match: Match;
}

function Sides({ lineUps, match }: SidesProps) {
  const { t } = useTranslation();
  if (!lineUps.home?.length && !lineUps.away?.length) {
    return <p className={styles.quiet}>{t(missingKey(match))}</p>;
  }
  return (
    <div className={styles.sides}>
      {(['home', 'away'] as const).map((side, index) => (
        <Side
          key={side}
          team={match.teams[index]}
          entries={lineUps[side]}
          missing={t(isOver(match) ? 'matchPage.sideNone' : 'matchPage.sideNotPublished')}
        />
      ))}
    </div>
  );
}

/** Whether line-ups may still come, and when. */
function missingKey(match: Match) {
  switch (shownStatus(match, serverNow())) {
    case 'finished':
    case 'abandoned':
    case 'cancelled':
      return 'matchPage.lineUpsNone';
    case 'live':
    case 'paused':
    case 'delayed':
    case 'unknown':
      return 'matchPage.sideNotPublished';
    case 'scheduled':
      return isSchedulePast(match, dayAt(serverNow()))
        ? 'matchPage.sideNotPublished'
        : 'matchPage.lineUpsEmpty';
    default:
      return 'matchPage.lineUpsEmpty';
  }
}

interface SideProps {
  team: MatchTeam | undefined;
  entries: readonly LineUpEntry[] | null;
  /** Stands in the place of a line-up that is not there. */
  missing: string;
}

function Side({ team, entries, missing }: SideProps) {
  const { t } = useTranslation();
  const { starting, substitutes } = splitLineUp(entries ?? []);
  return (
    <section className={styles.side}>
      <h3 className={styles.team}>
        {team && <TeamCrest team={team} size="small" />}
        <span className={styles.teamName}>
          <TeamName team={team} />
        </span>
      </h3>
      {!entries?.length && <p className={styles.quiet}>{missing}</p>}
      <Entries title={t('matchPage.starting')} entries={starting} />
      <Entries title={t('matchPage.substitutes')} entries={substitutes} />
    </section>
  );
}

function Entries({ title, entries }: { title: string; entries: readonly LineUpEntry[] }) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  const unnamed = unnamedText(t, entries);
  return (
    <>
      <h4 className={styles.part}>{title}</h4>
      <ul className={styles.entries}>
        {entries.filter(isNamed).map(({ displayName, shirtNumber, role }, index) => (
          <li key={index} className={styles.place}>
            <span className={styles.number}>{shirtNumber}</span>
            <span className={styles.name}>{displayName}</span>
            <span className={styles.quiet}>{roleText(t, role)}</span>
          </li>
        ))}
        {unnamed && (
          <li className={styles.place}>
            <span className={styles.unnamed}>
              {unnamed.count} <span className={styles.numbers}>{unnamed.numbers}</span>
            </span>
          </li>
        )}
      </ul>
    </>
  );
}
