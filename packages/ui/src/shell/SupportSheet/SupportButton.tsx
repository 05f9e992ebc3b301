import { QuestionMarkCircleIcon } from '@heroicons/react/24/outline';
import type { Ref } from 'react';
import { BarButton } from '../BarButton/index.ts';

export interface SupportButtonProps {
  label: string;
  tooltip?: string;
  isExpanded?: boolean;
  onPress: () => void;
  /** Called on hover, focus or touch. Use it to prefetch the sheet. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The button that opens the sheet with the support form. */
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
