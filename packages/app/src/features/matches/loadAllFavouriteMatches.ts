/** Loads the code of all favourite matches, for their page. */
export const loadAllFavouriteMatches = () =>
  import('./FavouriteMatches.tsx').then((module) => module.AllFavouriteMatches);
