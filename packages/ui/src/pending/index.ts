export { usePending } from './usePending.ts';
