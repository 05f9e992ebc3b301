import { Cog8ToothIcon } from '@heroicons/react/24/outline';
import type { Ref } from 'react';
import { Icon } from '../../Icon/index.ts';
import { plainPress } from '../../internal/plainPress.ts';
import { button, cog } from './SettingsButton.css.ts';

export interface SettingsButtonProps {
  label: string;
  isExpanded?: boolean;
  /** In a layout with the quick chat: keeps clear of its rail on wide screens. */
  isBesideRail?: boolean;
  /** Leaves small screens alone, where it would lie over the page: offer the settings elsewhere. */
  isFromMd?: boolean;
  onPress: () => void;
  /** The moment to start loading the drawer. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Stands at the edge of the screen and opens the settings drawer. */
export function SettingsButton({
  label,
  isExpanded = false,
  isBesideRail = false,
  isFromMd = false,
  onPress,
  onIntent,
  ...rest
}: SettingsButtonProps) {
  return (
    <button
      {...rest}
      {...plainPress(onPress, onIntent)}
      type="button"
      className={button}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isExpanded}
      data-beside-rail={isBesideRail || undefined}
      data-from-md={isFromMd || undefined}
    >
      <span className={cog}>
        <Icon glyph={Cog8ToothIcon} />
      </span>
    </button>
  );
}
