export { Modern, modern } from './Modern.tsx';
