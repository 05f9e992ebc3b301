export { loadAdminHome, loadPage } from './loadPage.ts';
export { loadLineUpsPage, loadScorePage } from './loadMatchPages.ts';
export { loadRecordPage } from './loadRecordPage.ts';
