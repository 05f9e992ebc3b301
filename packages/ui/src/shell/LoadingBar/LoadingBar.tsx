import { useEffect } from 'react';
import { ProgressBar } from '../../ProgressBar/index.ts';
import { bar } from './LoadingBar.css.ts';

export interface LoadingBarProps {
  /** True while a request is in flight. The bar is shown only after a short delay. */
  isLoading: boolean;
  /** 0 to 100; omitted: indeterminate. Any other value is logged and ignored. */
  value?: number;
  /** The accessible name. */
  label: string;
}

/**
 * A thin bar at the top edge while the app waits for the server. It takes no space and no clicks.
 */
export function LoadingBar({ isLoading, value, label }: LoadingBarProps) {
  const isMeasure = value !== undefined && value >= 0 && value <= 100;

  useEffect(() => {
    if (value !== undefined && !isMeasure) {
      // SHELL-14 prescribes this text.
      console.error('Progress value must be between 0 and 100!');
    }
  }, [value, isMeasure]);

  if (!isLoading) {
    return null;
  }
  return (
    <div className={bar}>
      <ProgressBar label={label} {...(isMeasure && { value })} />
    </div>
  );
}
