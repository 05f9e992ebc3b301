export { FullscreenToggle, type FullscreenToggleProps } from './FullscreenToggle.tsx';
export { switchFullscreen, type FullscreenProblem } from './useFullscreen.ts';
