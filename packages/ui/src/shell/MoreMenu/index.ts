export { MoreButton, type MoreButtonProps } from './MoreButton.tsx';
export { MoreMenu, type MoreEntry, type MoreMenuProps } from './MoreMenu.tsx';
