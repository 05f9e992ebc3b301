/** Fetches the code of the page. */
export const loadSignInPage = () =>
  import('./SignIn/SignIn.tsx').then(({ SignIn: Page }) => ({ Page }));

/** Fetches the code of the page. */
export const loadSignOutPage = () =>
  import('./SignOut/SignOut.tsx').then(({ SignOut: Page }) => ({ Page }));
