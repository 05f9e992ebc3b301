import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

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
 * show it; then open or closed. A press that came before the code of the menu counts as long as the
 * focus stays on the button: a menu that opened later would take the focus from what the person does
 * then.
 *
 * @param preload loads its code; resolves with null when that failed
 */
export function useMenuStage(preload: () => Promise<unknown>): MenuStage {
  const [stage, setStage] = useState<'unknown' | 'ready' | 'open' | 'closed'>('unknown');
  const onOpenChange = useCallback(
    (isOpen: boolean) => setStage(isOpen ? 'open' : 'closed'),
    [setStage],
  );
  const isLoaded = useRef(false);
  const isOpen = stage === 'open';
  useEffect(() => {
    if (!isOpen || isLoaded.current) return;
    // A window that is left keeps its focus.
    const onLeave = () => document.hasFocus() && setStage('closed');
    const forget = () => removeEventListener('focusout', onLeave);
    addEventListener('focusout', onLeave);
    void preload().then((code) => {
      isLoaded.current = code !== null;
      if (isLoaded.current) forget();
    });
    return forget;
  }, [isOpen, preload]);
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
  };
}
