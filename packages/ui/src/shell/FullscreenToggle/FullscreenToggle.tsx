import { ArrowsPointingInIcon, ArrowsPointingOutIcon } from '@heroicons/react/24/outline';
import { BarButton } from '../BarButton/index.ts';
import { switchFullscreen, useFullscreen, type FullscreenProblem } from './useFullscreen.ts';

export interface FullscreenToggleProps {
  /**
   * The accessible name and the tooltip: "Toggle Fullscreen" unless the app overrides it (SHELL-9).
   */
  label: string;
  /** Called when the switch failed, for logging. */
  onProblem?: (problem: FullscreenProblem) => void;
}

/** Enters and leaves fullscreen; follows the browser when fullscreen is left in another way. */
export function FullscreenToggle({ label, onProblem }: FullscreenToggleProps) {
  const isFullscreen = useFullscreen();
  return (
    <BarButton
      label={label}
      tooltip={label}
      icon={isFullscreen ? ArrowsPointingInIcon : ArrowsPointingOutIcon}
      isSelected={isFullscreen}
      onPress={() => void switchFullscreen(onProblem)}
    />
  );
}
