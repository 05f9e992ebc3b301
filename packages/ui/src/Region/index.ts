export { Region, type RegionProps } from './Region.tsx';
