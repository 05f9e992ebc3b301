import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import type { Ref } from 'react';
import { BarButton } from '../BarButton/index.ts';

export interface MatchSearchButtonProps {
  label: string;
  tooltip?: string;
  isExpanded?: boolean;
  onPress: () => void;
  /** Called on hover, focus or touch. Use it to prefetch the search. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The button that opens the match search. It does not load the search itself. */
export function MatchSearchButton({ isExpanded = false, ...rest }: MatchSearchButtonProps) {
  return <BarButton {...rest} icon={MagnifyingGlassIcon} aria-expanded={isExpanded} />;
}
