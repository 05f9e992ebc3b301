import { withSchemas } from '#platform/client/schemas.ts';

/** Loads the code of the page. */
export const loadMatchesPage = () =>
  withSchemas(import('./Matches/Matches.tsx'), 'matches', 'matchDays').then(
    ({ Matches: Page }) => ({ Page }),
  );

/** Loads the code of the page. */
export const loadMatchPage = () =>
  withSchemas(import('./Match/Match.tsx'), 'match').then(({ Match: Page }) => ({ Page }));

// The modules that prefetch are imported dynamically, so that neither the cache nor the code of the
// filters is part of the first chunk.

/** Prefetches the matches of the start page. */
export const prefetchOverview = () =>
  import('./matches.ts').then((module) => module.cacheOverview());

/** Prefetches a match. */
export const prefetchMatch = (id: string) =>
  import('./matches.ts').then((module) => module.cacheMatch(id));

/** Prefetches the list for a query. */
export const prefetchMatches = (query: URLSearchParams) =>
  import('./Matches/matchListRequest.ts').then((module) => module.cacheMatchList(query));
