import { Cog8ToothIcon } from '@heroicons/react/24/outline';
import type { Ref } from 'react';
import { BarButton } from '../BarButton/index.ts';

export interface SettingsButtonProps {
  label: string;
  tooltip?: string;
  isExpanded?: boolean;
  onPress: () => void;
  /** The moment to start loading the drawer. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Opens the settings drawer from the top bar. On a page without a bar, use `SettingsTab`. */
export function SettingsButton({ isExpanded = false, ...rest }: SettingsButtonProps) {
  return (
    <BarButton {...rest} icon={Cog8ToothIcon} aria-haspopup="dialog" aria-expanded={isExpanded} />
  );
}
