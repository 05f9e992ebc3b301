/** Loads the code of the cards on the page of the favourites. */
export const loadFavouriteMatches = () =>
  import('./FavouriteMatches.tsx').then((module) => module.FavouriteMatches);

/** Loads what saves several matches as a calendar file. */
export const loadSaveMatchesCalendar = () =>
  import('./Match/calendar/saveCalendar.ts').then((module) => module.saveMatchesCalendar);
