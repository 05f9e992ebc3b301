export { findActiveItems, isActive, type ActiveItems } from './active.ts';
export { expandAfterNavigation, toggleExpanded } from './expansion.ts';
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
export { filterByRoles, isForRoles } from './roles.ts';
export { takeFirstItems } from './takeFirstItems.ts';
export { indexItems, type NavigationTree, type NavigationNode } from './tree.ts';
export { findHidden, findVisible, withoutHidden } from './visible.ts';
