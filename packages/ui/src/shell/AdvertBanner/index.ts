export { AdvertBanner, type AdvertBannerProps, type AdvertSummary } from './AdvertBanner.tsx';
