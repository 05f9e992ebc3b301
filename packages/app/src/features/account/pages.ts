import { withSchemas } from '#platform/client/schemas.ts';

/** Loads the code of the page. */
export const loadSignInPage = () =>
  withSchemas(import('./SignIn/SignIn.tsx'), 'signIn').then(({ SignIn: Page }) => ({ Page }));

/** Loads the code of the page. */
export const loadSignOutPage = () =>
  import('./SignOut/SignOut.tsx').then(({ SignOut: Page }) => ({ Page }));
