import type { RefObject } from 'react';

/** What a panel over the page needs to know of the button that opens it. */
export interface PanelProps {
  triggerRef: RefObject<HTMLElement | null>;
  onOpenChange: (isOpen: boolean) => void;
}
