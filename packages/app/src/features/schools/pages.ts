import { withSchemas } from '#platform/client/schemas.ts';

/** Loads the code of the page. */
export const loadTeamPage = () =>
  withSchemas(import('./Team/Team.tsx'), 'team', 'matches').then(({ Team: Page }) => ({ Page }));

/** Loads the code of the page. */
export const loadSchoolPage = () =>
  withSchemas(import('./School/School.tsx'), 'school', 'teams', 'matches').then(
    ({ School: Page }) => ({ Page }),
  );

/** Loads the code of the page. */
export const loadSchoolsPage = () =>
  withSchemas(import('./Schools/Schools.tsx'), 'schools').then(({ Schools: Page }) => ({ Page }));

// Imported dynamically, so that the requests are not part of the first chunk.

/** Prefetches a team and what the tab of the address shows. */
export const prefetchTeam = (id: string, query: URLSearchParams) =>
  import('./prefetch.ts').then((module) => module.cacheTeam(id, query));

/** Prefetches a school, its teams and its matches. */
export const prefetchSchool = (id: string) =>
  import('./prefetch.ts').then((module) => module.cacheSchool(id));

/** Prefetches the list of schools for a query. */
export const prefetchSchools = (query: URLSearchParams) =>
  import('./prefetch.ts').then((module) => module.cacheSchools(query));
