import { visuallyHidden } from '../internal/visuallyHidden.css.ts';
import { fill, track } from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** The accessible name: what goes on. */
  label: string;
  /** 0 to 100, clamped. Omitted: an indeterminate bar. */
  value?: number;
}

/** The progress of a task. For a short wait without a known end, use `Spinner`. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const share = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  return (
    <span className={track} data-determinate={share !== undefined || undefined}>
      <progress className={visuallyHidden} aria-label={label} max={100} value={share} />
      <span
        className={fill}
        data-indeterminate={share === undefined || undefined}
        style={share === undefined ? undefined : { inlineSize: `${share}%` }}
      />
    </span>
  );
}
