import type { MatchRecord } from '@touchline/contract/adminMatch';
import { Crest } from '@touchline/ui/Crest';
import { useTranslation } from 'react-i18next';
import { formatScore, phaseText, scoreDetails } from '#features/matches';
import { quiet } from '../../record/Record.css.ts';
import * as styles from './Score.css.ts';
import type { ScoreAndPhase } from './enteredScore.ts';
import { useSideNames } from '../useSideNames.ts';

export interface ScoreEntryBoardProps {
  match: MatchRecord;
  board: ScoreAndPhase;
}

/** The score as it is entered, large enough to be read at arm's length. */
export function ScoreEntryBoard({ match, board }: ScoreEntryBoardProps) {
  const { t } = useTranslation();
  const names = useSideNames(match);
  const points = formatScore(board.score);
  const details = scoreDetails(t, board.score);
  return (
    <div className={styles.board}>
      {(['home', 'away'] as const).map((side, index) => {
        const team = match.teams[index];
        return (
          <div key={side} className={styles.side}>
            <span className={styles.sideName}>
              {team && (
                <Crest
                  id={team.school.id ?? team.id ?? side}
                  name={team.school.name || names[side]}
                  src={team.crestUrl}
                  colours={team.colours}
                />
              )}
              {names[side]}
            </span>
            <span className={styles.points}>{points?.[index]}</span>
            <span className={quiet}>{details?.[index]}</span>
          </div>
        );
      })}
      {board.phase && <p className={styles.phase}>{phaseText(t, board.phase)}</p>}
    </div>
  );
}
