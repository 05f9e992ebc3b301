import { useState, type ReactNode } from 'react';
import { LazyBoundary } from './LazyBoundary.tsx';
import { useAwaitedPart } from './useAwaitedPart.tsx';

export interface LazyOverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The overlay. */
  children: ReactNode;
}

/**
 * An overlay that is mounted when it is first opened, and stays for its closing and for what was typed in
 * it. A press that comes before it is shown counts as SHELL-27 says; when the code cannot be loaded, the
 * overlay is closed and the next press tries again.
 */
export function LazyOverlay({ isOpen, onOpenChange, children }: LazyOverlayProps) {
  const [hasBeenOpened, setHasBeenOpened] = useState(isOpen);
  if (isOpen && !hasBeenOpened) setHasBeenOpened(true);
  const whenShown = useAwaitedPart(isOpen, () => onOpenChange(false));
  if (!hasBeenOpened) return null;
  return (
    <LazyBoundary
      onFailed={() => {
        onOpenChange(false);
        setHasBeenOpened(false);
      }}
    >
      {whenShown}
      {children}
    </LazyBoundary>
  );
}
