import { withSchemas } from '#platform/client/schemas.ts';

/** Loads the code of the page. */
export const loadSignInPage = () =>
  withSchemas(import('./SignIn/SignIn.tsx'), 'signIn').then(({ SignIn: Page }) => ({ Page }));
