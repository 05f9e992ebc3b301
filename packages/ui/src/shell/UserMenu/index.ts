export {
  UserMenu,
  type UserMenuLabels,
  type UserMenuProps,
  type UserPresence,
} from './UserMenu.tsx';
export { UserMenuButton, type UserMenuButtonProps } from './UserMenuButton.tsx';
