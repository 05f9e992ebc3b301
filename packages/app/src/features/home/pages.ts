import { withReaders } from '#platform/client/answers.ts';

/** Loads the code of the page. */
export const loadHomePage = () =>
  withReaders(import('./Home/Home.tsx'), 'matchOverview').then(({ Home: Page }) => ({ Page }));
