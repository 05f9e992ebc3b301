import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type FollowedMatches,
  UnpublishedFavourites,
  useAccountFavourites,
} from '#features/favourites';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { StaleNote } from '#platform/loading/StaleNote.tsx';
import { MatchesCalendar } from './Match/calendar/MatchesCalendar.tsx';
import { MatchGrid } from './MatchGrid.tsx';
import { useFavouriteMatches } from './useFavouriteMatches.ts';

/** The newest favourite matches, as a part of a page. */
export interface NewestFavourites {
  cards: ReactNode;
  /** How many of how many are shown; null until that is known, and where there is none. */
  count: { shown: number; total: number } | null;
}

export interface FavouriteMatchesProps {
  /** The maximum number, as a look at the newest. */
  most: number;
  /** Whether the page says already that what it shows could not be refreshed. */
  isPageStale: boolean;
  children: (newest: NewestFavourites) => ReactNode;
}

/** The cards of the newest favourite matches, where there is one or the account is still asked. */
export function FavouriteMatches({ most, isPageStale, children }: FavouriteMatchesProps) {
  const { t } = useTranslation();
  const { isKnown, account, onRefresh: onRefreshAccount } = useAccountFavourites();
  const { ids, gone, matches, onRefresh } = useFavouriteMatches();
  const found = matches.state === 'ready' ? matches.value : [];
  const shown = found.slice(0, most);
  const cards = (
    <>
      {(matches.isStale || account.isStale) && !isPageStale && (
        <StaleNote onRefresh={() => Promise.all([onRefreshAccount(), onRefresh()])} />
      )}
      {!isKnown && account.state === 'failed' && <LoadError failure={account} />}
      {!isKnown && account.state !== 'failed' && ids.length === 0 && (
        <MatchCardsSkeleton count={most} label={t('shell.loading')} />
      )}
      {matches.state === 'ready' && shown.length === 0 && gone.length > 0 ? (
        <UnpublishedFavourites kind="match" ids={gone} />
      ) : (
        ids.length > 0 && (
          <Cards
            count={Math.min(ids.length, most)}
            matches={matches.state === 'ready' ? { ...matches, value: shown } : matches}
          />
        )
      )}
    </>
  );
  const count = found.length > 0 ? { shown: shown.length, total: found.length } : null;
  return children({ cards, count });
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
      <Cards count={ids.length} matches={matches} />
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

interface CardsProps extends Pick<ReturnType<typeof useFavouriteMatches>, 'matches'> {
  /** The number of cards to wait for. */
  count: number;
}

function Cards({ count, matches }: CardsProps) {
  const { t } = useTranslation();
  switch (matches.state) {
    case 'loading':
      return <MatchCardsSkeleton count={count} label={t('shell.loading')} />;
    case 'failed':
      return <LoadError failure={matches} />;
    case 'ready':
      return <MatchGrid matches={matches.value} />;
  }
}
