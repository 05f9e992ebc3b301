import type { ReactNode, Ref } from 'react';
import type { Drawing } from '../../internal/IconButtonContent.tsx';
import { BarButton } from './BarButton.tsx';

export interface PanelButtonProps {
  label: string;
  tooltip?: string;
  isExpanded?: boolean;
  onPress: () => void;
  /** Called on hover, focus or touch. Use it to prefetch what the button opens. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

type Opening = Drawing & {
  /** Omitted for what is neither a menu nor a dialog. */
  opens?: 'menu' | 'dialog';
  badge?: ReactNode;
};

/** A button of the top bar that opens something. It does not load what it opens. */
export function PanelButton({ isExpanded = false, opens, ...rest }: PanelButtonProps & Opening) {
  return <BarButton {...rest} aria-haspopup={opens} aria-expanded={isExpanded} />;
}
