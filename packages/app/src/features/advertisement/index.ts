export { Advertisement } from './Advertisement.tsx';
