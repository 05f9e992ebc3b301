import type { MatchSummary } from '@touchline/contract/match';
import { PlainLink } from '@touchline/ui/PlainLink';
import { useTranslation } from 'react-i18next';
import { MatchGrid } from '#features/matches';
import { paths } from '#platform/paths.ts';
import { HomeSection } from './HomeSection.tsx';
import { quiet } from './Home.css.ts';

/** The maximum number of cards; a link leads to the full list. */
const maxCards = 6;

interface MatchSectionProps {
  title: string;
  matches: readonly MatchSummary[];
  /** The text for an empty section. */
  empty: string;
  /** All matches are on one day, so that the cards show only the time. */
  isDay?: boolean;
}

/** A section of the start page: the first matches of one kind and a link to all of them. */
export function MatchSection({ title, matches, empty, isDay }: MatchSectionProps) {
  const { t } = useTranslation();
  const first = matches.slice(0, maxCards);
  return (
    <HomeSection title={title} action={<PlainLink href={paths.matches}>{t('home.all')}</PlainLink>}>
      {matches.length === 0 ? (
        <p className={quiet}>{empty}</p>
      ) : (
        <MatchGrid matches={first} {...(isDay ? { isDay } : {})} />
      )}
    </HomeSection>
  );
}
