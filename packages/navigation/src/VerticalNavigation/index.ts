export {
  VerticalNavigation,
  type Appearance,
  type VerticalNavigationLabels,
  type VerticalNavigationProps,
} from './VerticalNavigation.tsx';
export type { NavigationLabels, NavigationProps } from '../internal/navigationProps.ts';
