export { sitePath } from './sitePath.ts';
