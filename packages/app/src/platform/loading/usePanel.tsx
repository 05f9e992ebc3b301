import type { LazyNamed } from '@touchline/ui/lazyNamed';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { LazyBoundary } from './LazyBoundary.tsx';
import { useAwaitedPart } from './useAwaitedPart.tsx';

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
  const whenShown = useAwaitedPart(isOpen, () => setOpen(false));
  return {
    button: {
      ref,
      isExpanded: isOpen,
      onIntent: () => void preload(),
      onPress: () => setOpen(!isOpen),
    },
    panel: isOpen && (
      <LazyBoundary onFailed={() => setOpen(false)}>
        {whenShown}
        <Component triggerRef={ref} onOpenChange={setOpen} />
      </LazyBoundary>
    ),
  };
}
