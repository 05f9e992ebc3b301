export { loadAboutUsPage, loadPrivacyPage, loadTermsPage } from './pages.ts';
