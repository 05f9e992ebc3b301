export { BarLogo, type BarLogoProps } from './BarLogo.tsx';
