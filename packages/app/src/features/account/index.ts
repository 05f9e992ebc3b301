export { LockScreen, preloadLockScreen } from './LockScreen.tsx';
export {
  loadAccountVerificationPage,
  loadConfirmationRequiredPage,
  loadExternalSignInPage,
  loadForgotPasswordPage,
  loadResetPasswordPage,
  loadSignInPage,
  loadSignOutPage,
  loadSignUpPage,
  loadSignUpWithSchoolPage,
  loadUnlockSessionPage,
} from './pages.ts';
export { UserAction } from './UserAction.tsx';
