import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import { useTranslation } from 'react-i18next';
import { GoneFavourites } from '#features/favourites';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { MatchGrid } from './MatchGrid.tsx';
import { useFavouriteMatches } from './useFavouriteMatches.ts';

/** The cards of all favourite matches, of which there is at least one. */
export function FavouriteMatches() {
  const { t } = useTranslation();
  const { ids, gone, matches } = useFavouriteMatches();
  switch (matches.state) {
    case 'loading':
      return <MatchCardsSkeleton count={ids.length} label={t('shell.loading')} />;
    case 'failed':
      return <LoadError message={matches.message} onRetry={matches.onRetry} />;
    case 'ready':
      return (
        <>
          <GoneFavourites kind="match" ids={gone} />
          {matches.isStale && <p role="status">{t('errors.stale')}</p>}
          <MatchGrid matches={matches.value} titleLevel={3} />
        </>
      );
  }
}
