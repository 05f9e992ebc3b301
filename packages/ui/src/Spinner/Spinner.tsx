import { visuallyHidden } from '../internal/visuallyHidden.css.ts';
import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** Names what is loading. */
  label: string;
  /** 16, 24 or 40 px. */
  size?: keyof typeof spinner;
}

/** Shows a short wait. For content that is loading, prefer `Skeleton`. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return (
    <span className={spinner[size]}>
      <progress className={visuallyHidden} aria-label={label} />
    </span>
  );
}
