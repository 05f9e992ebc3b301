import { withSchemas } from '#platform/client/schemas.ts';

/** Loads the code of the page. */
export const loadHomePage = () =>
  withSchemas(import('./Home/Home.tsx'), 'matchOverview').then(({ Home: Page }) => ({ Page }));
