import type { LazyNamed } from '@touchline/ui/lazyNamed';
import { useAwaitedPress } from '@touchline/ui/menuStage';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { LazyBoundary } from './LazyBoundary.tsx';

/** The props that connect a panel over the page to the button that opens it. */
export interface PanelProps {
  triggerRef: RefObject<HTMLElement | null>;
  onOpenChange: (isOpen: boolean) => void;
}

export interface PanelTrigger {
  ref: RefObject<HTMLButtonElement | null>;
  isExpanded: boolean;
  onIntent: () => void;
  onPress: () => void;
}

/** A button of the bar with its panel. The code of the panel is prefetched before the press. */
export function usePanel({ Component, preload }: LazyNamed<PanelProps>): {
  button: PanelTrigger;
  panel: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const isShown = useRef(false);
  useAwaitedPress(
    isOpen,
    () => isShown.current,
    () => setOpen(false),
  );
  return {
    button: {
      ref,
      isExpanded: isOpen,
      onIntent: () => void preload(),
      onPress: () => setOpen(!isOpen),
    },
    panel: isOpen && (
      <LazyBoundary onFailed={() => setOpen(false)}>
        <Shown shownRef={isShown} />
        <Component triggerRef={ref} onOpenChange={setOpen} />
      </LazyBoundary>
    ),
  };
}

/**
 * Says whether the panel beside it is in the page. React may show it some time after its code came,
 * and a person who has moved on by then is not to be interrupted either. Before the panel, whose
 * effects take the focus.
 */
function Shown({ shownRef }: { shownRef: RefObject<boolean> }) {
  useLayoutEffect(() => {
    shownRef.current = true;
    return () => {
      shownRef.current = false;
    };
  }, [shownRef]);
  return null;
}
