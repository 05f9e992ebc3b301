export { Thin, thin } from './Thin.tsx';
