/** Fetches the code of the page. */
export const loadMatchesPage = () =>
  import('./Matches/Matches.tsx').then(({ Matches: Page, prefetch }) => ({ Page, prefetch }));

/** Fetches the code of the page. */
export const loadMatchPage = () =>
  import('./Match/Match.tsx').then(({ Match: Page, prefetch }) => ({ Page, prefetch }));

/** Fetches the code of the page. */
export const loadFavouritesPage = () =>
  import('./Favourites/Favourites.tsx').then(({ Favourites: Page }) => ({ Page }));
