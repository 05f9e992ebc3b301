import type { MatchSummary } from '@touchline/contract/match';
import { PlainLink } from '@touchline/ui/PlainLink';
import { useTranslation } from 'react-i18next';
import { MatchGrid } from '#features/matches';
import { paths } from '#platform/paths.ts';
import { HomeSection } from './HomeSection.tsx';
import { quiet } from './Home.css.ts';

/** Cards at the most; the rest is one link away. */
const most = 6;

interface MatchSectionProps {
  title: string;
  matches: readonly MatchSummary[];
  /** Words where there is none. */
  empty: string;
  /** All are of one day. */
  isDay?: boolean;
}

/** The first matches of a kind, and the way to all. */
export function MatchSection({ title, matches, empty, isDay }: MatchSectionProps) {
  const { t } = useTranslation();
  const first = matches.slice(0, most);
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
