import { useAwaitedPress } from '@touchline/ui/menuStage';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

/**
 * Cancels a press, as SHELL-27 says, while the lazy part that it opens is not in the page. React may
 * show the part some time after its code came, and a person who has moved on by then is not to be
 * interrupted either.
 *
 * @returns what stands beside the part in its `LazyBoundary`, before it, because its effects take the
 *   focus
 */
export function useAwaitedPart(isOpen: boolean, close: () => void): ReactNode {
  const isShown = useRef(false);
  useAwaitedPress(isOpen, () => isShown.current, close);
  return <Shown shownRef={isShown} />;
}

function Shown({ shownRef }: { shownRef: RefObject<boolean> }) {
  useLayoutEffect(() => {
    shownRef.current = true;
    return () => {
      shownRef.current = false;
    };
  }, [shownRef]);
  return null;
}
