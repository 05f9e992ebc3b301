export { LockScreen, preloadLockScreen } from './LockScreen.tsx';
export {
  loadExternalSignInPage,
  loadSignInPage,
  loadSignOutPage,
  loadUnlockSessionPage,
} from './pages.ts';
export { UserAction } from './UserAction.tsx';
