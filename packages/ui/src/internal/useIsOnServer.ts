import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether a server draws, or a browser hydrates what a server drew and may not draw more yet. False
 * from the first render on where no server was.
 */
export function useIsOnServer(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
