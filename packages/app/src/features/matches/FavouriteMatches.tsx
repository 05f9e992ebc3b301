import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FollowedMatches, UnpublishedFavourites } from '#features/favourites';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { StaleNote } from '#platform/loading/StaleNote.tsx';
import { MatchesCalendar } from './Match/calendar/MatchesCalendar.tsx';
import { MatchGrid } from './MatchGrid.tsx';
import { useFavouriteMatches } from './useFavouriteMatches.ts';

export interface FavouriteMatchesProps {
  /** The maximum number, as a look at the newest. */
  most: number;
  /** Whether the page says already that what it shows could not be refreshed. */
  isPageStale: boolean;
}

/** The cards of the newest favourite matches, of which there is at least one. */
export function FavouriteMatches({ most, isPageStale }: FavouriteMatchesProps) {
  const { ids, matches, onRefresh } = useFavouriteMatches(most);
  return (
    <>
      {matches.isStale && !isPageStale && <StaleNote onRefresh={onRefresh} />}
      <Cards ids={ids} matches={matches} />
    </>
  );
}

export interface AllFavouriteMatchesProps {
  children: (followed: FollowedMatches) => ReactNode;
}

/** All favourite matches, for a page that says itself what could not be refreshed. */
export function AllFavouriteMatches({ children }: AllFavouriteMatchesProps) {
  const { ids, gone, matches, onRefresh } = useFavouriteMatches();
  const cards = (
    <>
      <UnpublishedFavourites kind="match" ids={gone} />
      <Cards ids={ids} matches={matches} />
      {matches.state !== 'failed' && (
        <MatchesCalendar
          matches={matches.state === 'ready' ? matches.value : null}
          fileName="favourites"
        />
      )}
    </>
  );
  return children({ cards, isStale: matches.isStale, onRefresh });
}

function Cards({ ids, matches }: Pick<ReturnType<typeof useFavouriteMatches>, 'ids' | 'matches'>) {
  const { t } = useTranslation();
  switch (matches.state) {
    case 'loading':
      return <MatchCardsSkeleton count={ids.length} label={t('shell.loading')} />;
    case 'failed':
      return <LoadError message={matches.message} onRetry={matches.onRetry} />;
    case 'ready':
      return <MatchGrid matches={matches.value} />;
  }
}
