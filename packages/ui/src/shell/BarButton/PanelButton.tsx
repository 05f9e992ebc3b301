import type { ReactNode, Ref } from 'react';
import type { Drawing } from '../../internal/IconButtonContent.tsx';
import { BarButton } from './BarButton.tsx';

export interface PanelButtonProps {
  /** The accessible name; the label of a badge is added to it. */
  label: string;
  /** Shown on hover and keyboard focus. Omitted: none. */
  tooltip?: string;
  /** Whether what it opens is open. */
  isExpanded?: boolean;
  /** Called on a press: open what is closed, and close what is open. */
  onPress: () => void;
  /** Called on hover, focus or touch. Use it to prefetch what the button opens. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

type Opening = Drawing & {
  /** Omitted for what is neither a menu nor a dialog. */
  opens?: 'menu' | 'dialog';
  /** A `Badge` at its upper end. */
  badge?: ReactNode;
};

/** A button of the top bar that opens something. It does not load what it opens. */
export function PanelButton({ isExpanded = false, opens, ...rest }: PanelButtonProps & Opening) {
  return <BarButton {...rest} aria-haspopup={opens} aria-expanded={isExpanded} />;
}
