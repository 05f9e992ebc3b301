/** Loads the code of the cards of favourites. */
export const loadFavouriteMatches = () =>
  import('./FavouriteMatches.tsx').then((module) => module.FavouriteMatches);
