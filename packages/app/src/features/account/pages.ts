import { morePages } from './morePages.ts';
import { withSchemas } from '#platform/client/schemas.ts';

/** Loads the code of the page. */
export const loadSignInPage = () =>
  withSchemas(import('./SignIn/SignIn.tsx'), 'signIn').then(({ SignIn: Page }) => ({ Page }));

/** Loads the code of the page. */
export const loadSignOutPage = () =>
  import('./SignOut/SignOut.tsx').then(({ SignOut: Page }) => ({ Page }));

/** Loads the code of another page of this feature. */
export const loadAccountPage = (page: keyof typeof morePages) => morePages[page]();

/** Fetches the first data of the profile. */
export const prefetchProfile = () =>
  import('./Profile/profile.ts').then((module) => module.prefetchProfile());
