export { findActiveItems, isActive, type ActiveItems } from './active.ts';
export { buildHref } from './href.ts';
export {
  navigationItemTypes,
  type ActiveMatchOptions,
  type NavigationBadge,
  type NavigationItem,
  type NavigationItemClasses,
  type NavigationItemType,
  type NavigationLocation,
  type QueryParams,
} from './item.ts';
export { filterByRoles } from './roles.ts';
