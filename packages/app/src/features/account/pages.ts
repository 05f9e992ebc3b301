import { withSchemas } from '#platform/client/schemas.ts';

/** Loads the code of the page. */
export const loadSignInPage = () =>
  withSchemas(import('./SignIn/SignIn.tsx'), 'signIn').then(({ SignIn: Page }) => ({ Page }));

/** Loads the code of the page. */
export const loadSignOutPage = () =>
  import('./SignOut/SignOut.tsx').then(({ SignOut: Page }) => ({ Page }));

/** Loads the code of the page. */
export const loadSignUpPage = () =>
  withSchemas(import('./SignUp/SignUp.tsx'), 'signUp').then(({ SignUp: Page }) => ({ Page }));

/** Loads the code of the page. */
export const loadSignUpWithSchoolPage = () =>
  withSchemas(import('./SignUpWithSchool/SignUpWithSchool.tsx'), 'signUp', 'schools').then(
    ({ SignUpWithSchool: Page }) => ({ Page }),
  );

/** Loads the code of the page. */
export const loadConfirmationRequiredPage = () =>
  withSchemas(import('./ConfirmationRequired/ConfirmationRequired.tsx'), 'resendConfirmation').then(
    ({ ConfirmationRequired: Page }) => ({ Page }),
  );

/** Loads the code of the page. */
export const loadAccountVerificationPage = () =>
  withSchemas(import('./AccountVerification/AccountVerification.tsx'), 'verifyAccount').then(
    ({ AccountVerification: Page }) => ({ Page }),
  );

/** Loads the code of the page. */
export const loadForgotPasswordPage = () =>
  withSchemas(import('./ForgotPassword/ForgotPassword.tsx'), 'forgotPassword').then(
    ({ ForgotPassword: Page }) => ({ Page }),
  );

/** Loads the code of the page. */
export const loadResetPasswordPage = () =>
  withSchemas(import('./ResetPassword/ResetPassword.tsx'), 'resetPasswordByLink').then(
    ({ ResetPassword: Page }) => ({ Page }),
  );

/** Loads the code of the page. */
export const loadUnlockSessionPage = () =>
  import('./UnlockSession/UnlockSession.tsx').then(({ UnlockSession: Page }) => ({ Page }));

/** Loads the code of the page. */
export const loadExternalSignInPage = () =>
  withSchemas(import('./ExternalSignIn/ExternalSignIn.tsx'), 'checkExternalToken').then(
    ({ ExternalSignIn: Page }) => ({ Page }),
  );
