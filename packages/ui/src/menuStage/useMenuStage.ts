import { startTransition, useCallback, useState } from 'react';

export interface MenuStage {
  /** Its part is in the page from the first intent on. */
  isThere: boolean;
  /** Prerendered, out of sight. */
  isReady: boolean;
  isOpen: boolean;
  /** For the button: hover, focus or finger down. */
  onIntent: () => void;
  /** Stays the same function. */
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * When a menu of the bar is fetched, prerendered, open and gone: what is drawn when the person points
 * at its button only has to be shown.
 *
 * @param preload fetches its code; null where that did not work
 */
export function useMenuStage(preload: () => Promise<unknown>): MenuStage {
  const [stage, setStage] = useState<'unknown' | 'ready' | 'open' | 'closed'>('unknown');
  const onOpenChange = useCallback(
    (isOpen: boolean) => setStage(isOpen ? 'open' : 'closed'),
    [setStage],
  );
  return {
    isThere: stage !== 'unknown',
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
