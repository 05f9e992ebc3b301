import { useEffect } from 'react';
import { ProgressBar } from '../../ProgressBar/index.ts';
import { bar } from './LoadingBar.css.ts';

export interface LoadingBarProps {
  /** True while any request is under way. It is seen only when that lasts longer than a moment. */
  isLoading: boolean;
  /** 0 to 100; left out, how long is not known. Any other is logged and passed over. */
  value?: number;
  label: string;
}

/** A thin bar over the top edge while the app waits for the server. Takes no room and no clicks. */
export function LoadingBar({ isLoading, value, label }: LoadingBarProps) {
  const isMeasure = value !== undefined && value >= 0 && value <= 100;

  useEffect(() => {
    if (value !== undefined && !isMeasure) {
      // The words are given (SHELL-14).
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
