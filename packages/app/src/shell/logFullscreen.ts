import type { FullscreenProblem } from '@touchline/ui/shell/FullscreenToggle';

const texts: Record<FullscreenProblem['reason'], string> = {
  unavailable: 'Fullscreen mode is not available',
  notEntered: 'Entering fullscreen mode failed',
  notLeft: 'Leaving fullscreen mode failed',
};

/** A person sees that nothing happened; the log says what did (SHELL-10, SHELL-23). */
export function logFullscreen({ reason }: FullscreenProblem): void {
  console.error(texts[reason]);
}
