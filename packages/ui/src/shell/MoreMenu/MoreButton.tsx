import { EllipsisVerticalIcon } from '@heroicons/react/24/outline';
import type { Ref } from 'react';
import { BarButton } from '../BarButton/index.ts';

export interface MoreButtonProps {
  label: string;
  tooltip?: string;
  isExpanded?: boolean;
  onPress: () => void;
  /** The moment to start loading the menu. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Opens the menu of what the top bar has no room for. It does not load the menu itself. */
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
