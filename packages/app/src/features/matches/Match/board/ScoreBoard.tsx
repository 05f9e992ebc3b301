import type { Match, MatchTeam } from '@touchline/contract/match';
import { Crest } from '@touchline/ui/Crest';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { schoolHref } from '#platform/paths.ts';
import { leader, formatScore, scoreDetails, shownScore } from '../../scoreView.ts';
import { TeamCrest } from '../../TeamCrest.tsx';
import { TeamName } from '../TeamName.tsx';
import { missingScoreText, periodTexts } from './boardText.ts';
import { Changing } from './Changing.tsx';
import { InningsList, SetTable } from './ScoreParts.tsx';
import { useHasChanged } from './useHasChanged.ts';
import * as styles from './ScoreBoard.css.ts';

/**
 * The two sides with their score as one line (MATCH-40), and below it the parts of the score: sets,
 * innings, half-time and penalties.
 */
export function ScoreBoard({ match }: { match: Match }) {
  const { t } = useTranslation();
  const { teams, status } = match;
  const score = shownScore(match);
  const points = formatScore(score);
  const details = score?.kind === 'innings' ? scoreDetails(t, score) : null;
  const leading = leader(match);
  const parts = periodTexts(t, match);
  const missing = missingScoreText(t, match);
  return (
    <>
      <div className={styles.sides} data-abandoned={status === 'abandoned' || undefined}>
        {([0, 1] as const).map((side) => (
          <div
            key={side}
            className={styles.side[side === 0 ? 'home' : 'away']}
            data-leading={leading === side || undefined}
          >
            <Side team={teams[side]} />
            {points && <Points text={points[side]} detail={details?.[side]} />}
          </div>
        ))}
        <span className={styles.dash} data-score={points ? '' : undefined} aria-hidden="true">
          {points ? '–' : t('match.versus')}
        </span>
      </div>
      {missing && <p className={styles.quiet}>{missing}</p>}
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part.name}>
              <Changing text={part.text} />
            </li>
          ))}
        </ul>
      )}
      {score?.kind === 'sets' && <SetTable sets={score.sets} teams={teams} />}
      {score?.kind === 'innings' && <InningsList innings={score.innings} teams={teams} />}
    </>
  );
}

function Side({ team }: { team: MatchTeam | undefined }) {
  const { t } = useTranslation();
  if (!team?.name) {
    return (
      <>
        <Crest id="?" name="?" size="medium" />
        <p className={styles.team}>{t('match.toBeConfirmed')}</p>
      </>
    );
  }
  const { name, school } = team;
  return (
    <>
      <TeamCrest team={team} size="medium" />
      <div className={styles.names}>
        <p className={styles.team}>
          <TeamName team={team} />
        </p>
        {school.name.trim() && school.name !== name && (
          <p className={styles.school}>
            {school.id ? (
              <Link variant="plain" href={schoolHref(school.id)}>
                {school.name}
              </Link>
            ) : (
              school.name
            )}
          </p>
        )}
      </div>
    </>
  );
}

/** The longest points in the large size: the runs and wickets of one innings. */
const maxLargeLength = 5;

/** The points of a side. What has changed while it was watched flashes once (MATCH-44). */
function Points({ text, detail }: { text: string; detail: string | undefined }) {
  const hasChanged = useHasChanged(text);
  return (
    <div className={styles.score}>
      <p
        key={text}
        className={styles.points}
        data-long={text.length > maxLargeLength || undefined}
        data-changed={hasChanged || undefined}
      >
        {text}
      </p>
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
