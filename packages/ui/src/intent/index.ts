export { intent } from './intent.ts';
