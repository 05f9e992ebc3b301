import { withSchemas } from '#platform/client/schemas.ts';

/** Loads the code of the page. */
export const loadMatchesPage = () =>
  withSchemas(import('./Matches/Matches.tsx'), 'matches').then(({ Matches: Page }) => ({ Page }));

/** Loads the code of the page. */
export const loadMatchPage = () =>
  withSchemas(import('./Match/Match.tsx'), 'match').then(({ Match: Page }) => ({ Page }));

/** Loads the code of the page. */
export const loadFavouritesPage = () =>
  withSchemas(import('./Favourites/Favourites.tsx'), 'matches').then(({ Favourites: Page }) => ({
    Page,
  }));

/**
 * Prefetches the list for a query. Imported dynamically, so that the filter code is not part of the
 * first chunk.
 */
export const prefetchMatches = (query: URLSearchParams) =>
  import('./Matches/matchListRequest.ts').then((module) => module.prefetchMatches(query));
