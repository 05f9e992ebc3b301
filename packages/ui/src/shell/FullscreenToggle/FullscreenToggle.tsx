import { ArrowsPointingInIcon, ArrowsPointingOutIcon } from '@heroicons/react/24/outline';
import { BarButton } from '../BarButton/index.ts';
import { switchFullscreen, useFullscreen, type FullscreenProblem } from './useFullscreen.ts';

export interface FullscreenToggleProps {
  /** Its name and its tooltip: "Toggle Fullscreen" unless the app says otherwise (SHELL-9). */
  label: string;
  /** For the log: a person sees that nothing happened. */
  onProblem?: (problem: FullscreenProblem) => void;
}

/** Lets the page fill the screen and back; follows the browser, however full screen is left. */
export function FullscreenToggle({ label, onProblem }: FullscreenToggleProps) {
  const isFullscreen = useFullscreen();
  return (
    <BarButton
      label={label}
      tooltip={label}
      icon={isFullscreen ? ArrowsPointingInIcon : ArrowsPointingOutIcon}
      isPressed={isFullscreen}
      onPress={() => void switchFullscreen(onProblem)}
    />
  );
}
