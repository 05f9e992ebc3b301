export { AppFrame, type AppFrameProps, type LayoutProps } from './AppFrame.tsx';
export type { LayoutConfig, NavigationPieceProps, NavigationConfig } from './layoutConfig.ts';
