export { useEscape } from './useEscape.ts';
