export { Advertisement } from './Advertisement.tsx';
export { defaultLogo } from './defaultLogo.ts';
