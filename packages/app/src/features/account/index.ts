export { LockScreen, preloadLockScreen } from './LockScreen.tsx';
export { loadAccountPage, loadSignInPage, loadSignOutPage, prefetchProfile } from './pages.ts';
export { UserAction } from './UserAction.tsx';
export { consentVersions } from './registration/signUpRequest.ts';
