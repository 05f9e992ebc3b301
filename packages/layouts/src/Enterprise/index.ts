export { Enterprise, enterprise } from './Enterprise.tsx';
