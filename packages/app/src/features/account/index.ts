export {
  loadAccountVerificationPage,
  loadConfirmationRequiredPage,
  loadForgotPasswordPage,
  loadResetPasswordPage,
  loadSignInPage,
  loadSignOutPage,
  loadSignUpPage,
  loadSignUpWithSchoolPage,
} from './pages.ts';
export { UserAction } from './UserAction.tsx';
