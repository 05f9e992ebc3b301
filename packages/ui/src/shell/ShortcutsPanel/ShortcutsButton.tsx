import { BookmarkIcon } from '@heroicons/react/24/outline';
import type { Ref } from 'react';
import { BarButton } from '../BarButton/index.ts';

export interface ShortcutsButtonProps {
  label: string;
  tooltip?: string;
  isExpanded?: boolean;
  onPress: () => void;
  /** Called on hover, focus or touch. Use it to prefetch the panel. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The button that opens the shortcuts. */
export function ShortcutsButton({ isExpanded = false, ...rest }: ShortcutsButtonProps) {
  return (
    <BarButton {...rest} icon={BookmarkIcon} aria-haspopup="dialog" aria-expanded={isExpanded} />
  );
}
