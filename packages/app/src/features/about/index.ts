export { loadAboutUsPage } from './pages.ts';
