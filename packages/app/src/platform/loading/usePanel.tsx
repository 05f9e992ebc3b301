import type { LazyNamed } from '@touchline/ui/lazyNamed';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Part } from './Part.tsx';

/** What a panel over the page needs to know of the button that opens it. */
export interface PanelProps {
  triggerRef: RefObject<HTMLElement | null>;
  onOpenChange: (isOpen: boolean) => void;
}

export interface PanelButton {
  ref: RefObject<HTMLButtonElement | null>;
  isExpanded: boolean;
  onIntent: () => void;
  onPress: () => void;
}

/** A button of the bar with the panel that it opens: the code of the panel comes before the press. */
export function usePanel({ Component, preload }: LazyNamed<PanelProps>): {
  button: PanelButton;
  panel: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  return {
    button: {
      ref,
      isExpanded: isOpen,
      onIntent: () => void preload(),
      onPress: () => setOpen(!isOpen),
    },
    panel: isOpen && (
      <Part onFailed={() => setOpen(false)}>
        <Component triggerRef={ref} onOpenChange={setOpen} />
      </Part>
    ),
  };
}
