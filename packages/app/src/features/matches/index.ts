export { Credit } from './Credit.tsx';
export { MatchGrid } from './MatchGrid.tsx';
export { favouriteIdsAtom, toggleFavouriteAtom } from './favourites.atoms.ts';
export { fetchOverview, overviewKey, prefetchOverview, searchMatches } from './matches.ts';
export { useFavouriteMatches } from './useFavouriteMatches.ts';
