import { TableCellsIcon } from '@heroicons/react/24/outline';
import type { Standing, Standings } from '@touchline/contract/team';
import { Card } from '@touchline/ui/Card';
import { Crest } from '@touchline/ui/Crest';
import { EmptyState } from '@touchline/ui/EmptyState';
import { PlainLink } from '@touchline/ui/PlainLink';
import { Skeleton } from '@touchline/ui/Skeleton';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { useWatched } from '#features/matches';
import { revalidateCached } from '#platform/cache/cache.ts';
import { named } from '#platform/language/named.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { StaleNote } from '#platform/loading/StaleNote.tsx';
import { teamHref } from '#platform/paths.ts';
import { standingsRequest } from '../schools.ts';
import * as styles from './StandingsTable.css.ts';

export interface StandingsTableProps {
  teamId: string;
  /** Whether the page says already that what it shows could not be refreshed. */
  isPageStale: boolean;
}

/** Refreshed at the slow interval: a table changes after a match. */
const isNeverLive = () => false;

/** The table of the season in which a team plays; knock-out competitions have none. */
export function StandingsTable({ teamId, isPageStale }: StandingsTableProps) {
  const { t } = useTranslation();
  const { key, fetch } = standingsRequest(teamId);
  const standings = useWatched(key, fetch, { isLive: isNeverLive });
  switch (standings.state) {
    case 'loading':
      return (
        <Card>
          <Skeleton lines={12} label={t('team.tableLoading')} />
        </Card>
      );
    case 'failed':
      return <LoadError failure={standings} />;
    case 'ready':
      return (
        <div className={styles.standings}>
          {standings.isStale && !isPageStale && (
            <StaleNote onRefresh={() => revalidateCached(key)} />
          )}
          <GivenStandings standings={standings.value} teamId={teamId} />
        </div>
      );
  }
}

export interface GivenStandingsProps {
  standings: Standings | null;
  teamId: string;
}

/** Shows given standings, or that there are none. */
export function GivenStandings({ standings, teamId }: GivenStandingsProps) {
  const { t } = useTranslation();
  if (standings?.rows.length) return <Table standings={standings} teamId={teamId} />;
  return (
    <EmptyState
      icon={TableCellsIcon}
      title={t('team.noTableTitle')}
      description={t('team.noTableText')}
    />
  );
}

/** The columns after the team, and whether a phone has no room for them. */
const columns = [
  { id: 'played', isWide: false },
  { id: 'won', isWide: true },
  { id: 'drawn', isWide: true },
  { id: 'lost', isWide: true },
  { id: 'scored', isWide: true },
  { id: 'conceded', isWide: true },
  { id: 'difference', isWide: false },
  { id: 'points', isWide: false },
] as const;

type Column = (typeof columns)[number];

/** A phone writes these as a score, without their letters. */
function isUnlettered(id: Column['id']): boolean {
  return id === 'scored' || id === 'conceded';
}

function Table({ standings, teamId }: { standings: Standings; teamId: string }) {
  const { t } = useTranslation();
  const { competition, season, rows } = standings;
  return (
    <Card>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {[competition, season].filter(Boolean).join(' · ')}
        </caption>
        <thead>
          <tr>
            <Heading full={t('team.columns.rank')} short="#" className={styles.figureHeading} />
            <th scope="col" className={styles.teamHeading}>
              {t('team.columns.team')}
            </th>
            {columns.map(({ id, isWide }) => (
              <Heading
                key={id}
                full={t(`team.columns.${id}`)}
                short={t(`team.short.${id}`)}
                className={`${styles.figureHeading} ${isWide ? styles.wide : ''}`}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.teamId} row={row} isOwn={row.teamId === teamId} />
          ))}
        </tbody>
      </table>
      {/* Screen readers read the whole words in the headings. */}
      <p className={styles.legend} aria-hidden="true">
        {columns.map(({ id }) => (
          <span key={id} className={isUnlettered(id) ? styles.wideEntry : styles.legendEntry}>
            <span className={styles.short}>{t(`team.short.${id}`)}</span>
            {t(`team.columns.${id}`)}
          </span>
        ))}
      </p>
    </Card>
  );
}

interface HeadingProps {
  full: string;
  short: string;
  className: string;
}

function Heading({ full, short, className }: HeadingProps) {
  return (
    <th scope="col" className={className}>
      <span aria-hidden="true" title={full}>
        {short}
      </span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </th>
  );
}

function valueOf(row: Standing, id: Column['id']): number {
  return id === 'difference' ? row.scored - row.conceded : row[id];
}

function Row({ row, isOwn }: { row: Standing; isOwn: boolean }) {
  const { t, i18n } = useTranslation();
  const plain = new Intl.NumberFormat(i18n.language);
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' });
  const { rank, teamId, schoolId, schoolName, crestUrl, colours } = row;
  const teamName = named(t, row.teamName);
  return (
    <tr className={styles.row} aria-current={isOwn ? 'true' : undefined}>
      <td className={styles.rank}>{plain.format(rank)}</td>
      <th scope="row" className={styles.team}>
        <span className={styles.teamLine}>
          <Crest
            id={schoolId ?? teamId}
            name={schoolName}
            colours={colours}
            src={crestUrl}
            size="small"
          />
          <span>
            {isOwn ? teamName : <PlainLink href={teamHref(teamId)}>{teamName}</PlainLink>}
            <span className={styles.summary}>
              <span aria-hidden="true">{t('team.rowSummary', row)}</span>
              <VisuallyHidden>{t('team.rowText', row)}</VisuallyHidden>
            </span>
          </span>
        </span>
      </th>
      {columns.map(({ id, isWide }) => (
        <td
          key={id}
          className={[styles.figure, isWide && styles.wide, id === 'points' && styles.points]
            .filter(Boolean)
            .join(' ')}
        >
          {id === 'difference'
            ? signed.format(valueOf(row, id)).replace('-', '−')
            : plain.format(valueOf(row, id))}
        </td>
      ))}
    </tr>
  );
}
