export { prefetchSupportSheet, SupportAction, SupportSheetLoader } from './SupportAction.tsx';
export { loadContactUsPage } from './pages.ts';
export { supportDraftAtom, hasSupportDraftAtom } from './support.atoms.ts';
