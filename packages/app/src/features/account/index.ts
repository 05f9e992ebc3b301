export { loadSignInPage, loadSignOutPage } from './pages.ts';
export { UserAction } from './UserAction.tsx';
