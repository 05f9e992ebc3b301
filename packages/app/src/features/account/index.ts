export { LockScreen, preloadLockScreen } from './LockScreen.tsx';
export { loadAccountPage, prefetchProfile } from './morePages.ts';
export { loadSignInPage } from './pages.ts';
export { UserAction } from './UserAction.tsx';
export { consentVersions } from './registration/signUpRequest.ts';
