import { lazyNamed } from '@touchline/ui/lazyNamed';
import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import { PlainLink } from '@touchline/ui/PlainLink';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { areFavouritesKnownAtom, favouritesAtom } from '#features/favourites';
import {
  favouriteIdsAtom,
  loadFavouriteMatches,
  type FavouriteMatchesProps,
  type NewestFavourites,
} from '#features/matches';
import { paths } from '#platform/paths.ts';
import { onScreen, quiet } from './Home.css.ts';
import { HomeSection } from './HomeSection.tsx';
import { SectionCount } from './SectionCount.tsx';
import { useIsToldByShell } from './useIsToldByShell.ts';

const maxCards = 3;

/** A chunk of its own, because most visitors have no favourites. */
const newest = lazyNamed(
  async () => ({ FavouriteMatches: await loadFavouriteMatches() }),
  'FavouriteMatches',
  ({ children }: FavouriteMatchesProps) => children({ cards: null, count: null }),
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
  const isKnown = useAtomValue(areFavouritesKnownAtom);
  const section = ({ cards, count: shownOf }: NewestFavourites) => (
    <HomeSection
      title={t('home.favourites')}
      count={shownOf && <SectionCount {...shownOf} />}
      action={
        count > 0 && <PlainLink href={paths.favourites}>{t('navigation.favourites')}</PlainLink>
      }
    >
      {cards}
    </HomeSection>
  );
  const whileLoading = (
    <MatchCardsSkeleton
      count={Math.min(matchCount || maxCards, maxCards)}
      label={t('shell.loading')}
    />
  );
  const hint = <p className={quiet}>{t(count > 0 ? 'home.noMatches' : 'home.noFavourites')}</p>;
  return (
    <div className={matchCount === 0 ? onScreen : undefined}>
      {isKnown && matchCount === 0 ? (
        section({ cards: hint, count: null })
      ) : (
        <Suspense fallback={section({ cards: whileLoading, count: null })}>
          <newest.Component most={maxCards} isPageStale={isPageStale || isTold}>
            {section}
          </newest.Component>
        </Suspense>
      )}
    </div>
  );
}
