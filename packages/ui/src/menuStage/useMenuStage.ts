import { startTransition, useCallback, useState } from 'react';
import type { LazyNamed } from '../lazyNamed/index.ts';
import { useAwaitedPress } from './useAwaitedPress.ts';

export interface MenuStage {
  /** Whether the menu is mounted, which it is from the first intent on. */
  isMounted: boolean;
  /** Whether the menu is prerendered but hidden. */
  isReady: boolean;
  /** Whether the menu is shown. */
  isOpen: boolean;
  /** Call on hover, focus or touch of the button. */
  onIntent: () => void;
  /** A stable function. */
  onOpenChange: (isOpen: boolean) => void;
  /** Call when its code did not come: unmounts the menu, so that the next press loads it again. */
  onFailed: () => void;
}

/** The code of the menu. */
export type LazyCode = Pick<LazyNamed<never>, 'preload' | 'isLoaded'>;

/**
 * The state of a menu of the bar: prefetched and prerendered on intent, so that a press only has to
 * show it; then open or closed.
 */
export function useMenuStage({ preload, isLoaded }: LazyCode): MenuStage {
  const [stage, setStage] = useState<'unknown' | 'ready' | 'open' | 'closed'>('unknown');
  const onOpenChange = useCallback(
    (isOpen: boolean) => setStage(isOpen ? 'open' : 'closed'),
    [setStage],
  );
  const isOpen = stage === 'open';
  useAwaitedPress(isOpen, isLoaded, () => setStage('closed'));
  return {
    isMounted: stage !== 'unknown',
    isReady: stage === 'ready',
    isOpen,
    onIntent: () =>
      void preload().then(
        (code) =>
          code !== null &&
          startTransition(() => setStage((current) => (current === 'open' ? current : 'ready'))),
      ),
    onOpenChange,
    onFailed: () => setStage('unknown'),
  };
}
