import { startTransition, useCallback, useState } from 'react';

export interface MenuStage {
  /** Whether the menu is mounted, which it is from the first intent on. */
  isMounted: boolean;
  /** Whether the menu is prerendered but hidden. */
  isReady: boolean;
  isOpen: boolean;
  /** Call on hover, focus or touch of the button. */
  onIntent: () => void;
  /** A stable function. */
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The state of a menu of the bar: prefetched and prerendered on intent, so that a press only has to
 * show it; then open or closed.
 *
 * @param preload loads its code; resolves with null when that failed
 */
export function useMenuStage(preload: () => Promise<unknown>): MenuStage {
  const [stage, setStage] = useState<'unknown' | 'ready' | 'open' | 'closed'>('unknown');
  const onOpenChange = useCallback(
    (isOpen: boolean) => setStage(isOpen ? 'open' : 'closed'),
    [setStage],
  );
  return {
    isMounted: stage !== 'unknown',
    isReady: stage === 'ready',
    isOpen: stage === 'open',
    onIntent: () =>
      void preload().then(
        (code) =>
          code !== null &&
          startTransition(() => setStage((current) => (current === 'open' ? current : 'ready'))),
      ),
    onOpenChange,
  };
}
