import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../Badge/index.ts';
import { Crest } from '../../Crest/index.ts';
import { Highlight } from '../../Highlight/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import { FavouriteStar, type FavouriteStarProps } from '../MatchCard/FavouriteStar.tsx';
import type { MatchCardTeam } from '../MatchCard/index.ts';
import { teamNames } from '../MatchCard/teamNames.ts';
import * as styles from './MatchRow.css.ts';

export interface MatchRowProps {
  /** The whole row links to it. */
  href: string;
  /** Home first. */
  teams: readonly MatchCardTeam[];
  /** Shown where there are no teams. */
  title: string;
  /** The time of the start, or the minute. */
  when?: ReactNode;
  /** Omitted where the time says enough. */
  status?: { text: string; tone: NonNullable<BadgeProps['tone']> } | undefined;
  /** A smaller line below: the time at the venue. */
  whenDetail?: ReactNode;
  /** How the match was decided, why it is not played, or its new date. */
  note?: ReactNode;
  /** Where it is played; only printed. */
  place?: string | undefined;
  /** What was searched for; it is marked in the names. */
  query?: string;
  /** Omitted: no star. */
  favourite?: FavouriteStarProps;
}

/** A match as a row that links to its page. Use it inside `MatchRows`; alone use `MatchCard`. */
export function MatchRow({
  href,
  teams,
  title,
  when,
  status,
  whenDetail,
  note,
  place,
  query = '',
  favourite,
}: MatchRowProps) {
  const hasScore = teams.some(({ points }) => points !== undefined);
  return (
    <article className={styles.row}>
      <div className={styles.time}>
        {when && <span>{when}</span>}
        {whenDetail && <span className={styles.detail}>{whenDetail}</span>}
        {status && <Badge text={status.text} tone={status.tone} />}
      </div>
      <a className={styles.teams} href={href}>
        {teams.length === 0 && (
          <span className={styles.name}>
            <Highlight text={title} query={query} />
          </span>
        )}
        {teams.map((team, index) => (
          <Team key={index} team={team} query={query} isFirst={index === 0} />
        ))}
      </a>
      {teams.map((team, index) => (
        <Score key={index} team={team} side={index === 0 ? 'home' : 'away'} />
      ))}
      {favourite && (
        <span className={styles.star}>
          <FavouriteStar {...favourite} />
        </span>
      )}
      {note && (
        <p className={styles.note} data-below-score={hasScore || undefined}>
          {note}
        </p>
      )}
      {place && <p className={styles.place}>{place}</p>}
    </article>
  );
}

interface TeamProps {
  team: MatchCardTeam;
  query: string;
  isFirst: boolean;
}

function Team({ team, query, isFirst }: TeamProps) {
  const { schoolId, schoolName, colours, crestUrl, isLeading } = team;
  const { name, school } = teamNames(team);
  return (
    <span className={styles.team} data-leading={isLeading || undefined}>
      {/* The link is read as one text. */}
      {!isFirst && <VisuallyHidden>{' – '}</VisuallyHidden>}
      <Crest
        id={schoolId ?? schoolName}
        name={schoolName}
        colours={colours}
        src={crestUrl}
        size="small"
      />
      <span className={styles.name}>
        <Highlight text={name} query={query} />
        {school && (
          <span className={styles.school}>
            <Highlight text={school} query={query} />
          </span>
        )}
      </span>
    </span>
  );
}

interface ScoreProps {
  team: MatchCardTeam;
  side: keyof typeof styles.scoreOf;
}

function Score({ team: { points, detail, isLeading, isScoreVoid }, side }: ScoreProps) {
  if (points === undefined) return null;
  return (
    <span
      className={styles.scoreOf[side]}
      data-leading={isLeading || undefined}
      data-void={isScoreVoid || undefined}
    >
      <span className={styles.points}>{points}</span>
      {detail && <span className={styles.scoreDetail}>{detail}</span>}
    </span>
  );
}
