export { loadSettingsPage } from './pages.tsx';
