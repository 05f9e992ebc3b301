export { BarButton, type BarButtonProps } from './BarButton.tsx';
