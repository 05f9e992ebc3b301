import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import { useTranslation } from 'react-i18next';
import { UnpublishedFavourites } from '#features/favourites';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { StaleNote } from '#platform/loading/StaleNote.tsx';
import { MatchGrid } from './MatchGrid.tsx';
import { useFavouriteMatches } from './useFavouriteMatches.ts';

export interface FavouriteMatchesProps {
  /** The maximum number, as a look at the newest; omitted: all, and what is not published any more. */
  most?: number;
}

/** The cards of favourite matches, of which there is at least one. */
export function FavouriteMatches({ most }: FavouriteMatchesProps) {
  const { t } = useTranslation();
  const { ids, gone, matches, onRefresh } = useFavouriteMatches(most);
  switch (matches.state) {
    case 'loading':
      return <MatchCardsSkeleton count={ids.length} label={t('shell.loading')} />;
    case 'failed':
      return <LoadError message={matches.message} onRetry={matches.onRetry} />;
    case 'ready':
      return (
        <>
          {most === undefined && <UnpublishedFavourites kind="match" ids={gone} />}
          {matches.isStale && <StaleNote onRefresh={onRefresh} />}
          <MatchGrid matches={matches.value} />
        </>
      );
  }
}
