export { HorizontalNavigation, type HorizontalNavigationProps } from './HorizontalNavigation.tsx';
export type { NavigationLabels, NavigationProps } from '../internal/navigationProps.ts';
