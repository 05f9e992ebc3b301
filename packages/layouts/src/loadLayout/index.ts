export { loadLayout } from './loadLayout.ts';
