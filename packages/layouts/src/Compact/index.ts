export { Compact, compact } from './Compact.tsx';
