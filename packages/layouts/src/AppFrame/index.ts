export { AppFrame, type AppFrameProps, type LayoutProps } from './AppFrame.tsx';
export type { LayoutConfig, NavigationSlotProps, NavigationConfig } from './layoutConfig.ts';
