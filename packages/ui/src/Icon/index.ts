export { Icon, type Glyph, type IconProps } from './Icon.tsx';
