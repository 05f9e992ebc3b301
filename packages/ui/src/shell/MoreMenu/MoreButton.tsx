import { EllipsisVerticalIcon } from '@heroicons/react/24/outline';
import type { Ref } from 'react';
import { BarButton } from '../BarButton/index.ts';

export interface MoreButtonProps {
  label: string;
  tooltip?: string;
  isExpanded?: boolean;
  onPress: () => void;
  /** Called on hover, focus or touch. Use it to prefetch the menu. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * The button that opens the menu of actions that do not fit into the top bar. It does not load the
 * menu itself.
 */
export function MoreButton({ isExpanded = false, ...rest }: MoreButtonProps) {
  return (
    <BarButton
      {...rest}
      icon={EllipsisVerticalIcon}
      aria-haspopup="menu"
      aria-expanded={isExpanded}
    />
  );
}
