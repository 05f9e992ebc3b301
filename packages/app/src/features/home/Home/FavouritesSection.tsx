import { lazyNamed } from '@touchline/ui/lazyNamed';
import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import { PlainLink } from '@touchline/ui/PlainLink';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { favouritesAtom } from '#features/favourites';
import { favouriteIdsAtom, loadFavouriteMatches } from '#features/matches';
import { paths } from '#platform/paths.ts';
import { onScreen, quiet } from './Home.css.ts';
import { HomeSection } from './HomeSection.tsx';
import { useIsToldByShell } from './useIsToldByShell.ts';

const maxCards = 3;

/** A chunk of its own, because most visitors have no favourites. */
const cards = lazyNamed(
  async () => ({ FavouriteMatches: await loadFavouriteMatches() }),
  'FavouriteMatches',
  () => null,
);

export interface FavouritesSectionProps {
  /** Whether the page says already that what it shows could not be refreshed. */
  isPageStale?: boolean;
}

/** The section of the start page with the first of the person's favourite matches. */
export function FavouritesSection({ isPageStale = false }: FavouritesSectionProps) {
  const { t } = useTranslation();
  const isTold = useIsToldByShell();
  const { length: matchCount } = useAtomValue(favouriteIdsAtom);
  const { length: count } = useAtomValue(favouritesAtom);
  return (
    <div className={matchCount === 0 ? onScreen : undefined}>
      <HomeSection
        title={t('home.favourites')}
        action={
          count > 0 && <PlainLink href={paths.favourites}>{t('navigation.favourites')}</PlainLink>
        }
      >
        {matchCount === 0 ? (
          <p className={quiet}>{t(count > 0 ? 'home.noMatches' : 'home.noFavourites')}</p>
        ) : (
          <Suspense
            fallback={
              <MatchCardsSkeleton
                count={Math.min(matchCount, maxCards)}
                label={t('shell.loading')}
              />
            }
          >
            <cards.Component most={maxCards} isPageStale={isPageStale || isTold} />
          </Suspense>
        )}
      </HomeSection>
    </div>
  );
}
