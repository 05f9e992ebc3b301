export { Menu, type MenuProps } from './Menu.tsx';
export { MenuItem, type MenuItemProps } from './MenuItem.tsx';
export { MenuPopover, type MenuOpenState, type MenuPopoverProps } from './MenuPopover.tsx';
export { MenuSection, type MenuSectionProps } from './MenuSection.tsx';
export { Submenu } from './Submenu.tsx';
export type { SubmenuProps } from './submenuProps.ts';
