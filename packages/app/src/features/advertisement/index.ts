export { Advertisement } from './Advertisement.tsx';
export { refreshAdvertisement } from './advertisement.ts';
export { watchAdvertisement } from './watchAdvertisement.ts';
export { useAdvertisementTexts } from './useAdvertisementTexts.ts';
export { defaultLogo } from './defaultLogo.ts';
