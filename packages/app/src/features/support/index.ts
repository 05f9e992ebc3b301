export { ContactSheet, HelpAction } from './HelpAction.tsx';
export { loadContactUsPage } from './pages.ts';
