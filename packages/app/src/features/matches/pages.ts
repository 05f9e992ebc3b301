import { withReaders } from '#platform/client/answers.ts';

/** Fetches the code of the page. */
export const loadMatchesPage = () =>
  withReaders(import('./Matches/Matches.tsx'), 'matches').then(({ Matches: Page }) => ({ Page }));

/** Fetches the code of the page. */
export const loadMatchPage = () =>
  withReaders(import('./Match/Match.tsx'), 'match').then(({ Match: Page }) => ({ Page }));

/** Fetches the code of the page. */
export const loadFavouritesPage = () =>
  withReaders(import('./Favourites/Favourites.tsx'), 'matches').then(({ Favourites: Page }) => ({
    Page,
  }));

/** Asks for the list that an address shows. What reads the address is small, and has a file of its own. */
export const prefetchMatches = (query: URLSearchParams) =>
  import('./Matches/matchList.ts').then((module) => module.prefetchMatches(query));
