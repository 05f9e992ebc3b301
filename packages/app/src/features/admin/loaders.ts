export { loadAdminHome, loadJoinRequestsPage, loadPage } from './loadPage.ts';
export { loadLineUpsPage, loadMatchImport, loadScorePage } from './loadMatchPages.ts';
export { loadRecordPage } from './loadRecordPage.ts';
export { loadPreviewPage } from './loadPreviewPage.ts';
