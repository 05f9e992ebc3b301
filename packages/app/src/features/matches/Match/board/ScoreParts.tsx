import type { MatchTeam, PairScore, Score } from '@touchline/contract/match';
import { useTranslation } from 'react-i18next';
import { inningsText, oversText } from '../../scoreView.ts';
import { TeamName } from '../TeamName.tsx';
import { Changing } from './Changing.tsx';
import * as styles from './ScoreParts.css.ts';

type Innings = Extract<Score, { kind: 'innings' }>['innings'];

interface PartProps {
  teams: readonly MatchTeam[];
}

/** The points of each set. */
export function SetTable({ sets, teams }: PartProps & { sets: readonly PairScore[] }) {
  const { t } = useTranslation();
  if (sets.length === 0) return null;
  const caption = t('matchPage.sets');
  return (
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            <td />
            {sets.map((_, index) => (
              <th key={index} scope="col" className={styles.column}>
                {t('matchPage.set', { number: index + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['home', 'away'] as const).map((side, index) => (
            <tr key={side}>
              <th scope="row" className={styles.rowName}>
                <TeamName team={teams[index]} />
              </th>
              {sets.map((set, column) => (
                <td key={column} className={styles.cell} data-won={hasWon(set, side)}>
                  <Changing text={String(set[side])} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function hasWon(set: PairScore, side: 'home' | 'away'): true | undefined {
  return set[side] > set[side === 'home' ? 'away' : 'home'] || undefined;
}

/** The innings one by one, where a side has batted more than once. */
export function InningsList({ innings, teams }: PartProps & { innings: Innings }) {
  const { t } = useTranslation();
  if (innings.length <= 2) return null;
  return (
    <ul className={styles.innings}>
      {innings.map((one, index) => (
        <li key={index}>
          <strong>
            <TeamName team={teams[one.team === 'home' ? 0 : 1]} /> {inningsText(one)}
          </strong>{' '}
          <span className={styles.quiet}>{oversText(t, one.overs)}</span>
        </li>
      ))}
    </ul>
  );
}
