export { Credit } from './Credit.tsx';
export { favouriteIdsAtom, toggleFavouriteAtom } from './favourites.atoms.ts';
export { fetchOverview, overviewKey, prefetchOverview } from './matches.ts';
export { MatchGrid } from './MatchGrid.tsx';
export { loadFavouritesPage, loadMatchesPage, loadMatchPage } from './pages.ts';
export { useFavouriteMatches } from './useFavouriteMatches.ts';
