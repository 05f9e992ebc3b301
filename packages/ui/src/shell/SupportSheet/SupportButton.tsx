import { QuestionMarkCircleIcon } from '@heroicons/react/24/outline';
import type { Ref } from 'react';
import { BarButton } from '../BarButton/index.ts';

export interface SupportButtonProps {
  label: string;
  tooltip?: string;
  isExpanded?: boolean;
  onPress: () => void;
  /** The moment to start loading the sheet. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Opens the sheet for writing to the support. */
export function SupportButton({ isExpanded = false, ...rest }: SupportButtonProps) {
  return (
    <BarButton
      {...rest}
      icon={QuestionMarkCircleIcon}
      aria-haspopup="dialog"
      aria-expanded={isExpanded}
    />
  );
}
