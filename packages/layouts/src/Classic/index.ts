export { Classic, classic } from './Classic.tsx';
