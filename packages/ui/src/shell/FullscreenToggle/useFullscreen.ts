import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Whether the page is fullscreen; follows the browser, for example after Escape. */
export function useFullscreen(): boolean {
  return useSyncExternalStore(
    follow,
    () => document.fullscreenElement !== null,
    () => false,
  );
}

/** Why entering or leaving fullscreen failed. */
export type FullscreenProblem =
  | { reason: 'unavailable' }
  | {
      reason: 'notEntered' | 'notLeft';
      /** What the browser threw. */
      cause: unknown;
    };

/** Enters or leaves fullscreen; never rejects. */
export async function switchFullscreen(
  onProblem?: (problem: FullscreenProblem) => void,
): Promise<void> {
  if (!document.fullscreenEnabled) {
    onProblem?.({ reason: 'unavailable' });
    return;
  }
  const isLeaving = document.fullscreenElement !== null;
  try {
    await (isLeaving ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch (cause) {
    onProblem?.({ reason: isLeaving ? 'notLeft' : 'notEntered', cause });
  }
}
