import { withReaders } from '#platform/client/answers.ts';

/** Fetches the code of the page. */
export const loadMatchesPage = () =>
  withReaders(import('./Matches/Matches.tsx'), 'matches').then(({ Matches: Page, prefetch }) => ({
    Page,
    prefetch,
  }));

/** Fetches the code of the page. */
export const loadMatchPage = () =>
  withReaders(import('./Match/Match.tsx'), 'match').then(({ Match: Page, prefetch }) => ({
    Page,
    prefetch,
  }));

/** Fetches the code of the page. */
export const loadFavouritesPage = () =>
  withReaders(import('./Favourites/Favourites.tsx'), 'matches').then(({ Favourites: Page }) => ({
    Page,
  }));
