export { AppFrame, type AppFrameProps, type LayoutProps } from './AppFrame.tsx';
export type { LayoutPlan, NavigationPieceProps, NavigationPlan } from './plan.ts';
