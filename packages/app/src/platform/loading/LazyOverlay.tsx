import { useAwaitedPress } from '@touchline/ui/menuStage';
import { useState, type ReactNode } from 'react';
import { LazyBoundary } from './LazyBoundary.tsx';

export interface LazyOverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Loads the code of the overlay once; resolves with null when that failed. */
  preload: () => Promise<unknown>;
  /** The overlay. */
  children: ReactNode;
}

/**
 * An overlay that is mounted when it is first opened, and stays for its closing and for what was typed in
 * it. A press that comes before its code counts as SHELL-27 says; when the code cannot be loaded, the
 * overlay is closed and the next press tries again.
 */
export function LazyOverlay({ isOpen, onOpenChange, preload, children }: LazyOverlayProps) {
  const [hasBeenOpened, setHasBeenOpened] = useState(isOpen);
  if (isOpen && !hasBeenOpened) setHasBeenOpened(true);
  useAwaitedPress(isOpen, preload, () => onOpenChange(false));
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
