export { Advertisement } from './Advertisement.tsx';
export { useAdvertisementTexts } from './useAdvertisementTexts.ts';
export { defaultLogo } from './defaultLogo.ts';
