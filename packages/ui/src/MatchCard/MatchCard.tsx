import { StarIcon as OutlineStar } from '@heroicons/react/24/outline';
import { StarIcon as SolidStar } from '@heroicons/react/24/solid';
import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/index.ts';
import { Badge, type BadgeProps } from '../Badge/index.ts';
import { Icon } from '../Icon/index.ts';
import {
  card,
  favourite as favouriteStyle,
  foot,
  head,
  note as noteStyle,
  overline,
  points,
  school,
  team as teamStyle,
  teamName,
  teams as teamsStyle,
  title as titleStyle,
  titleLink,
  when as whenStyle,
} from './MatchCard.css.ts';

export interface MatchCardTeam {
  name: string;
  schoolName: string;
  crestUrl?: string | undefined;
  /** As it is printed; left out before there is a score. */
  points?: string | undefined;
  isWinner?: boolean;
}

export interface MatchCardProps {
  /** Broadcast title; the whole card leads to `href`. */
  title: string;
  href: string;
  /** Level of the title among the headings of the page. */
  titleLevel?: 2 | 3 | 4;
  /** Competition, sport, age group: one quiet line above the title. */
  context?: string;
  teams: readonly MatchCardTeam[];
  status: { text: string; tone: NonNullable<BadgeProps['tone']> };
  /** Start, minute or date, usually a `DateTime`. */
  when?: ReactNode;
  /** How it was decided, or why it is not played. */
  note?: string | undefined;
  /** Left out: no star. */
  favourite?: { isFavourite: boolean; label: string; onToggle: () => void };
}

/** Shows a match at a glance and leads to its page. */
export function MatchCard({
  title,
  href,
  titleLevel = 3,
  context,
  teams,
  status,
  when,
  note,
  favourite,
}: MatchCardProps) {
  const Title = `h${titleLevel}` as const;
  return (
    <article className={card}>
      <div className={head}>
        {context && <p className={overline}>{context}</p>}
        <Title className={titleStyle}>
          <a className={titleLink} href={href}>
            {title}
          </a>
        </Title>
      </div>
      {favourite && <Star {...favourite} />}
      <ul className={teamsStyle}>
        {teams.map((team, index) => (
          <li key={index} className={teamStyle} data-winner={team.isWinner || undefined}>
            <Avatar name={team.schoolName} src={team.crestUrl} size="row" isDecorative />
            <span>
              <span className={teamName}>{team.name}</span>
              {team.schoolName !== team.name && <span className={school}>{team.schoolName}</span>}
            </span>
            {team.points !== undefined && (
              <span className={points} data-long={team.points.length > 3 || undefined}>
                {team.points}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className={foot}>
        <Badge text={status.text} tone={status.tone} />
        {when && <span className={whenStyle}>{when}</span>}
        {note && <span className={noteStyle}>{note}</span>}
      </div>
    </article>
  );
}

/** A plain button: hundreds of cards stand on one page. */
function Star({ isFavourite, label, onToggle }: NonNullable<MatchCardProps['favourite']>) {
  return (
    <button
      type="button"
      className={favouriteStyle}
      aria-label={label}
      aria-pressed={isFavourite}
      onClick={onToggle}
    >
      <Icon glyph={isFavourite ? SolidStar : OutlineStar} />
    </button>
  );
}
