export {
  AdvertBanner,
  type AdvertBannerProps,
  type AdvertSummary,
  type FollowedLink,
} from './AdvertBanner.tsx';
