import type { InningsCard, Match, MatchTeam } from '@touchline/contract/match';
import { Card } from '@touchline/ui/Card';
import { useTranslation } from 'react-i18next';
import { playerName } from '../../playerText.ts';
import { inningsText, oversText } from '../../scoreView.ts';
import { TeamName } from '../TeamName.tsx';
import { dismissalText, extrasText, fallText } from './cardRows.ts';
import { FigureTable } from './FigureTable.tsx';
import * as styles from './Scorecard.css.ts';

/** The innings of a match of cricket with batting, bowling, extras and wickets (MATCH-39). */
export function Scorecard({ match }: { match: Match }) {
  const { t } = useTranslation();
  const { scorecard, teams, status } = match;
  // Without a score (MATCH-51).
  if (!scorecard?.length || status === 'cancelled') return null;
  return (
    <Card title={t('matchPage.scorecard')}>
      <div className={styles.innings}>
        {scorecard.map((card, index) => (
          <Innings key={index} card={card} team={teams[card.team === 'home' ? 0 : 1]} />
        ))}
      </div>
    </Card>
  );
}

function Innings({ card, team }: { card: InningsCard; team: MatchTeam | undefined }) {
  const { t } = useTranslation();
  const { batting, bowling, fallOfWickets } = card;
  const extras = extrasText(t, card.extras);
  return (
    <section className={styles.oneInnings}>
      <h3 className={styles.title}>
        <span>
          <TeamName team={team} /> {inningsText(card)}
        </span>
        <span className={styles.quiet}>{oversText(t, card.overs)}</span>
      </h3>
      <FigureTable
        caption={t('matchPage.batting')}
        first={t('matchPage.batter')}
        strong="runs"
        columns={['runs', 'balls', 'fours', 'sixes']}
        rows={batting.map(({ player, dismissal, runs: scored, balls, fours, sixes }) => ({
          name: playerName(t, player),
          note: dismissalText(t, dismissal),
          isStrong: dismissal === null,
          figures: [scored, balls, fours, sixes],
        }))}
      />
      <dl className={styles.details}>
        <dt>{t('matchPage.extras')}</dt>
        <dd>
          {extras.total} {extras.parts && <span className={styles.quiet}>({extras.parts})</span>}
        </dd>
        {fallOfWickets.length > 0 && (
          <>
            <dt>{t('matchPage.fallOfWickets')}</dt>
            <dd>
              <ol className={styles.falls}>
                {fallOfWickets.map((fall, index) => (
                  <li key={index}>{fallText(t, fall)}</li>
                ))}
              </ol>
            </dd>
          </>
        )}
      </dl>
      <FigureTable
        caption={t('matchPage.bowling')}
        first={t('matchPage.bowler')}
        strong="wickets"
        columns={
          bowling.some(({ maidens }) => maidens !== null)
            ? ['overs', 'maidens', 'runs', 'wickets']
            : ['overs', 'runs', 'wickets']
        }
        rows={bowling.map(({ player, overs: bowled, maidens, runs: conceded, wickets: taken }) => ({
          name: playerName(t, player),
          figures: bowling.some((row) => row.maidens !== null)
            ? [bowled, maidens, conceded, taken]
            : [bowled, conceded, taken],
        }))}
      />
    </section>
  );
}
