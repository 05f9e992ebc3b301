import { Cog8ToothIcon } from '@heroicons/react/24/outline';
import type { Ref } from 'react';
import { BarButton } from '../BarButton/index.ts';

export interface SettingsButtonProps {
  label: string;
  tooltip?: string;
  isExpanded?: boolean;
  onPress: () => void;
  /** Called on hover, focus or touch. Use it to prefetch the drawer. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * The button of the top bar that opens the settings drawer. On a page without a bar, use
 * `SettingsTab`.
 */
export function SettingsButton({ isExpanded = false, ...rest }: SettingsButtonProps) {
  return (
    <BarButton {...rest} icon={Cog8ToothIcon} aria-haspopup="dialog" aria-expanded={isExpanded} />
  );
}
