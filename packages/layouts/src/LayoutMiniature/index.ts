export { LayoutMiniature, type LayoutMiniatureProps } from './LayoutMiniature.tsx';
