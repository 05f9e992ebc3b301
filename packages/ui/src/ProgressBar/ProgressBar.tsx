import { visuallyHidden } from '../internal/visuallyHidden.css.ts';
import { fill, track } from './ProgressBar.css.ts';

export interface ProgressBarProps {
  label: string;
  /** 0 to 100; values outside are drawn as the nearer end. Left out: how long is not known. */
  value?: number;
}

/** Shows how far something has come. For a short wait without a measure, use `Spinner`. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const share = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  return (
    <span className={track}>
      <progress className={visuallyHidden} aria-label={label} max={100} value={share} />
      <span
        className={fill}
        data-indeterminate={share === undefined || undefined}
        style={share === undefined ? undefined : { inlineSize: `${share}%` }}
      />
    </span>
  );
}
