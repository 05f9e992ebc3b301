export { Dense, dense } from './Dense.tsx';
