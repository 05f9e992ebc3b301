import type { MatchSummary } from '@touchline/contract/match';
import { PlainLink } from '@touchline/ui/PlainLink';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupByCompetition, MatchGroups } from '#features/matches';
import { quiet } from './Home.css.ts';
import { HomeSection } from './HomeSection.tsx';
import { SectionCount } from './SectionCount.tsx';

/** The maximum number of rows; a link leads to the full list. */
const maxRows = 12;

export interface MatchSectionProps {
  title: string;
  matches: readonly MatchSummary[];
  /** Shown where there are no matches. */
  empty: ReactNode;
  all: { href: string; label: string };
  /** The latest first, for results. */
  isBackwards?: boolean;
}

/**
 * A section of the start page: the first matches of one kind as rows by competition, and a link to
 * all of them.
 */
export function MatchSection({
  title,
  matches,
  empty,
  all,
  isBackwards = false,
}: MatchSectionProps) {
  const { t, i18n } = useTranslation();
  const rows = matches.slice(0, maxRows);
  return (
    <HomeSection
      title={title}
      count={rows.length > 0 && <SectionCount shown={rows.length} total={matches.length} />}
      action={<PlainLink href={all.href}>{all.label}</PlainLink>}
    >
      {rows.length === 0 ? (
        <div className={quiet}>{empty}</div>
      ) : (
        <MatchGroups
          groups={groupByCompetition(rows, {
            language: i18n.language,
            sportName: (sport) => t(`match.sport.${sport}`),
            isBackwards,
          })}
        />
      )}
    </HomeSection>
  );
}
