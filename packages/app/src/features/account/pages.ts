import { withSchemas } from '#platform/client/schemas.ts';

/** Loads the code of the page. */
export const loadSignInPage = () =>
  withSchemas(import('./SignIn/SignIn.tsx'), 'signIn').then(({ SignIn: Page }) => ({ Page }));

/** Loads the code of the page. */
export const loadSignOutPage = () =>
  import('./SignOut/SignOut.tsx').then(({ SignOut: Page }) => ({ Page }));

/** Loads the code of the page. */
export const loadUnlockSessionPage = () =>
  import('./UnlockSession/UnlockSession.tsx').then(({ UnlockSession: Page }) => ({ Page }));

/** Loads the code of the page. */
export const loadExternalSignInPage = () =>
  withSchemas(import('./ExternalSignIn/ExternalSignIn.tsx'), 'checkExternalToken').then(
    ({ ExternalSignIn: Page }) => ({ Page }),
  );
