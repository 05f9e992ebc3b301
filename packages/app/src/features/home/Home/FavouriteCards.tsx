import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import { useTranslation } from 'react-i18next';
import { MatchGrid, useFavouriteMatches } from '#features/matches';
import { LoadError } from '#platform/loading/LoadError.tsx';

/** The first of the person's favourite matches, as cards. */
export function FavouriteCards({ most }: { most: number }) {
  const { t } = useTranslation();
  const { ids, matches } = useFavouriteMatches(most);
  switch (matches.state) {
    case 'loading':
      return <MatchCardsSkeleton count={ids.length} label={t('shell.loading')} />;
    case 'failed':
      return <LoadError message={matches.message} onRetry={matches.onRetry} />;
    case 'ready':
      return (
        <>
          {matches.isStale && <p role="status">{t('errors.stale')}</p>}
          <MatchGrid matches={matches.value} />
        </>
      );
  }
}
