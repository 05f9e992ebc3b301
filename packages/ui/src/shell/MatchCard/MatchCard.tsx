import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../Badge/index.ts';
import { Crest, type CrestProps } from '../../Crest/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import { FavouriteStar, type FavouriteStarProps } from './FavouriteStar.tsx';
import * as styles from './MatchCard.css.ts';
import { teamNames } from './teamNames.ts';

export interface MatchCardTeam {
  /** The name of the team, with or without that of its school. */
  name: string;
  /** The name of the school, for the crest, and below that of the team where it is not in it. */
  schoolName: string;
  /** The id of the school, from which its crest is drawn; omitted: its name. */
  schoolId?: string | undefined;
  /** The colours of the school. Omitted: they follow from its id. */
  colours?: CrestProps['colours'];
  /** The school's own crest. Omitted: the crest is drawn. */
  crestUrl?: string | undefined;
  /** As text; omitted while there is no score. */
  points?: string | undefined;
  /** Shown below the points: overs, sets, or that the team has not batted yet. */
  detail?: string | undefined;
  /** Has won, or leads a live match. */
  isLeading?: boolean;
  /** The score does not count, as that of an abandoned match; it is greyed. */
  isScoreVoid?: boolean;
}

export interface MatchCardProps {
  /** The broadcast title; the whole card links to `href`. */
  title: string;
  /** The page of the match. */
  href: string;
  /** The heading level of the title. */
  titleLevel?: 2 | 3 | 4;
  /** The teams and the context say all of the title, so it is read aloud and not shown. */
  isTitleRedundant?: boolean;
  /** Competition, sport and age group: one line above the title. */
  context?: string;
  /** The sign of the sport, before the context. */
  icon?: ReactNode;
  /** Home first. */
  teams: readonly MatchCardTeam[];
  /** The state in a word or two, with its tone: `live` while it is played. */
  status: { text: string; tone: NonNullable<BadgeProps['tone']> };
  /** The start, minute or date, usually a `DateTime`. */
  when?: ReactNode;
  /** How the match was decided, or why it is not played. */
  note?: string | undefined;
  /** Omitted: no star. */
  favourite?: FavouriteStarProps;
}

/** The maximum length of points in the large size: the runs and wickets of one innings. */
const maxOverlineLength = 5;

/** A match as a card that links to its page. Use it inside `MatchCards`. */
export function MatchCard({
  title,
  href,
  titleLevel = 3,
  isTitleRedundant = false,
  context,
  icon,
  teams,
  status,
  when,
  note,
  favourite,
}: MatchCardProps) {
  const Title = `h${titleLevel}` as const;
  return (
    <article className={styles.card}>
      {context && (
        <p className={styles.overline} data-alone={isTitleRedundant || undefined}>
          {icon}
          {context}
        </p>
      )}
      <Title className={styles.title} data-redundant={isTitleRedundant || undefined}>
        <a className={styles.titleLink} href={href}>
          {isTitleRedundant ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </a>
      </Title>
      {favourite && (
        <span className={styles.corner}>
          <FavouriteStar {...favourite} />
        </span>
      )}
      <ul className={styles.teams}>
        {teams.map((team, index) => (
          <Team key={index} team={team} />
        ))}
      </ul>
      <div className={styles.foot}>
        <Badge text={status.text} tone={status.tone} />
        {when && <span className={styles.when}>{when}</span>}
        {note && <span className={styles.note}>{note}</span>}
      </div>
    </article>
  );
}

function Team({ team }: { team: MatchCardTeam }) {
  const { schoolName, schoolId, colours, crestUrl, points, detail, isLeading, isScoreVoid } = team;
  const { name, school } = teamNames(team);
  return (
    <li className={styles.team} data-leading={isLeading || undefined}>
      <Crest id={schoolId ?? schoolName} name={schoolName} colours={colours} src={crestUrl} />
      <span>
        <span className={styles.teamName}>{name}</span>
        {school && <span className={styles.school}>{school}</span>}
      </span>
      {points !== undefined && (
        <span className={styles.score} data-void={isScoreVoid || undefined}>
          <span
            className={styles.points}
            data-long={points.length > maxOverlineLength || undefined}
          >
            {points}
          </span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
      )}
    </li>
  );
}
