export { SportIcon, type SportIconProps } from './SportIcon.tsx';
export { sportIcons, type SportName } from './sportIcons.tsx';
