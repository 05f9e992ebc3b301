import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import { PlainLink } from '@touchline/ui/PlainLink';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { favouritesAtom } from '#features/favourites';
import { MatchGrid, useFavouriteMatches } from '#features/matches';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { paths } from '#platform/paths.ts';
import { quiet } from './Home.css.ts';
import { HomeSection } from './HomeSection.tsx';

const maxCards = 3;

/** The section of the start page with the first of the person's favourite matches. */
export function Favourites() {
  const { t } = useTranslation();
  const { ids, matches } = useFavouriteMatches(maxCards);
  const { length: count } = useAtomValue(favouritesAtom);
  return (
    <HomeSection
      title={t('home.favourites')}
      action={
        count > 0 && <PlainLink href={paths.favourites}>{t('navigation.favourites')}</PlainLink>
      }
    >
      {ids.length === 0 ? (
        <p className={quiet}>{t(count > 0 ? 'home.noMatches' : 'home.noFavourites')}</p>
      ) : matches.state === 'loading' ? (
        <MatchCardsSkeleton count={Math.min(ids.length, maxCards)} label={t('shell.loading')} />
      ) : matches.state === 'failed' ? (
        <LoadError message={matches.message} onRetry={matches.onRetry} />
      ) : (
        <>
          {matches.isStale && <p role="status">{t('errors.stale')}</p>}
          <MatchGrid matches={matches.value} />
        </>
      )}
    </HomeSection>
  );
}
