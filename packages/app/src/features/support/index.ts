export { SupportSheetContainer, SupportAction } from './SupportAction.tsx';
export { loadContactUsPage } from './pages.ts';
