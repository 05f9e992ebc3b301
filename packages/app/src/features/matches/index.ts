export { Credit } from './Credit.tsx';
export { favouriteIdsAtom, toggleFavouriteAtom } from './favourites.atoms.ts';
export { fetchOverview, overviewKey, prefetchMatch, prefetchOverview } from './matches.ts';
export { MatchGrid } from './MatchGrid.tsx';
export { loadFavouritesPage, loadMatchesPage, loadMatchPage, prefetchMatches } from './pages.ts';
export { useFavouriteMatches } from './useFavouriteMatches.ts';
export { isLiveMatch } from './watch/isLive.ts';
export { useWatched } from './watch/useWatched.ts';
