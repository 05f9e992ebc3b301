/** Loads the code of the cards of the newest favourites. */
export const loadFavouriteMatches = () =>
  import('./FavouriteMatches.tsx').then((module) => module.FavouriteMatches);
