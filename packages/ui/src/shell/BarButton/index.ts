export { BarButton, type BarButtonProps } from './BarButton.tsx';
export { InboxButton, type InboxButtonProps } from './InboxButton.tsx';
export { PanelButton, type PanelButtonProps } from './PanelButton.tsx';
