import { useAwaitedPress } from '@touchline/ui/menuStage';
import { useState, type ReactNode } from 'react';
import { LazyBoundary } from './LazyBoundary.tsx';

export interface LazyOverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether the code of the overlay is loaded. */
  isLoaded: () => boolean;
  /** The overlay. */
  children: ReactNode;
}

/**
 * An overlay that is mounted when it is first opened, and stays for its closing and for what was typed in
 * it. A press that comes before its code counts as SHELL-27 says; when the code cannot be loaded, the
 * overlay is closed and the next press tries again.
 */
export function LazyOverlay({ isOpen, onOpenChange, isLoaded, children }: LazyOverlayProps) {
  const [hasBeenOpened, setHasBeenOpened] = useState(isOpen);
  if (isOpen && !hasBeenOpened) setHasBeenOpened(true);
  useAwaitedPress(isOpen, isLoaded, () => onOpenChange(false));
  if (!hasBeenOpened) return null;
  return (
    <LazyBoundary
      onFailed={() => {
        onOpenChange(false);
        setHasBeenOpened(false);
      }}
    >
      {children}
    </LazyBoundary>
  );
}
