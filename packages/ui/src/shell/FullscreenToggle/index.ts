export { FullscreenToggle, type FullscreenToggleProps } from './FullscreenToggle.tsx';
export type { FullscreenProblem } from './useFullscreen.ts';
