import type { Match } from '@touchline/contract/match';
import { Avatar } from '@touchline/ui/Avatar';
import { useTranslation } from 'react-i18next';
import { teamViews } from '../matchView.ts';
import * as styles from './Match.css.ts';

/** The teams and their points, in the format of the sport. */
export function ScoreBoard({ match }: { match: Match }) {
  const { t } = useTranslation();
  const teams = teamViews(t, match);
  return (
    <>
      <div className={styles.sides}>
        {[0, 1].map((index) => {
          const team = teams[index];
          return (
            <div key={index} className={styles.side} data-leading={team?.isLeading || undefined}>
              <Avatar
                name={team?.schoolName ?? '?'}
                {...(team?.crestUrl ? { src: team.crestUrl } : {})}
                size="medium"
                isDecorative
              />
              <div>
                <p className={styles.team}>{team?.name ?? t('match.toBeConfirmed')}</p>
                {team && team.schoolName !== team.name && (
                  <p className={styles.quiet}>{team.schoolName}</p>
                )}
              </div>
              {team?.points !== undefined && <p className={styles.points}>{team.points}</p>}
            </div>
          );
        })}
      </div>
      {!match.score && <p className={styles.quiet}>{t('match.noScore')}</p>}
      {match.score?.kind === 'sets' && match.score.sets.length > 0 && (
        <ScoreTable
          caption={t('matchPage.sets')}
          columns={match.score.sets.map((_, index) => t('matchPage.set', { number: index + 1 }))}
          rows={teams.map(({ name }, side) => ({
            name,
            cells:
              match.score?.kind === 'sets'
                ? match.score.sets.map((set) => String(side === 0 ? set.home : set.away))
                : [],
          }))}
        />
      )}
      {match.score?.kind === 'innings' && (
        <ul className={styles.innings}>
          {match.score.innings.map(({ team, runs, wickets, overs }, index) => {
            const side = teams[team === 'home' ? 0 : 1];
            return (
              <li key={index}>
                <strong>
                  {side?.schoolName ?? t('match.toBeConfirmed')} {runs}/{wickets}
                </strong>{' '}
                <span className={styles.quiet}>{t('matchPage.overs', { overs })}</span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

interface ScoreTableProps {
  caption: string;
  columns: string[];
  rows: { name: string; cells: string[] }[];
}

function ScoreTable({ caption, columns, rows }: ScoreTableProps) {
  return (
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }, index) => (
            <tr key={index}>
              <th scope="row" className={styles.rowName}>
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={column} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
