import type { FullscreenProblem } from '@touchline/ui/shell/FullscreenToggle';

const texts: Record<FullscreenProblem['reason'], string> = {
  unavailable: 'Fullscreen mode is not available',
  notEntered: 'Entering fullscreen mode failed',
  notLeft: 'Leaving fullscreen mode failed',
};

/** Logs why fullscreen failed; the person sees only that nothing changed (SHELL-10, SHELL-23). */
export function logFullscreen({ reason }: FullscreenProblem): void {
  console.error(texts[reason]);
}
