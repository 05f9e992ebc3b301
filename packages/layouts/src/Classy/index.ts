export { Classy, classy } from './Classy.tsx';
