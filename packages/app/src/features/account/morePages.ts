import { withSchemas } from '#platform/client/schemas.ts';
import { currentSession } from '#session/session.atoms.ts';

const morePages = {
  signUp: () =>
    withSchemas(import('./SignUp/SignUp.tsx'), 'signUp').then(({ SignUp: Page }) => ({ Page })),
  signUpWithSchool: () =>
    withSchemas(
      import('./SignUpWithSchool/SignUpWithSchool.tsx'),
      'signUp',
      'schools',
      'checkJoinCode',
    ).then(({ SignUpWithSchool: Page }) => ({ Page })),
  confirmationRequired: () =>
    withSchemas(
      import('./ConfirmationRequired/ConfirmationRequired.tsx'),
      'resendConfirmation',
    ).then(({ ConfirmationRequired: Page }) => ({ Page })),
  accountVerification: () =>
    withSchemas(import('./AccountVerification/AccountVerification.tsx'), 'verifyAccount').then(
      ({ AccountVerification: Page }) => ({ Page }),
    ),
  forgotPassword: () =>
    withSchemas(import('./ForgotPassword/ForgotPassword.tsx'), 'forgotPassword').then(
      ({ ForgotPassword: Page }) => ({ Page }),
    ),
  resetPassword: () =>
    withSchemas(import('./ResetPassword/ResetPassword.tsx'), 'resetPasswordByLink').then(
      ({ ResetPassword: Page }) => ({ Page }),
    ),
  signOut: () => import('./SignOut/SignOut.tsx').then(({ SignOut: Page }) => ({ Page })),
  unlockSession: () =>
    import('./UnlockSession/UnlockSession.tsx').then(({ UnlockSession: Page }) => ({ Page })),
  externalSignIn: () =>
    withSchemas(import('./ExternalSignIn/ExternalSignIn.tsx'), 'checkExternalToken').then(
      ({ ExternalSignIn: Page }) => ({ Page }),
    ),
  profile: () =>
    withSchemas(import('./Profile/Profile.tsx'), 'profile').then(({ Profile: Page }) => ({ Page })),
};

/** Loads the code of a page that is seldom the first one. */
export const loadAccountPage = (page: keyof typeof morePages) => morePages[page]();

/** Fetches the first data of the profile, unless its person has signed out meanwhile. */
export async function prefetchProfile(): Promise<void> {
  const profile = await import('./Profile/profile.ts');
  if (currentSession()) await profile.cacheProfile();
}
