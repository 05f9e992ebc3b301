export { Crest, type CrestProps } from './Crest.tsx';
