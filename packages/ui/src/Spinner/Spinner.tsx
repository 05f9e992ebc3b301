import { visuallyHidden } from '../internal/visuallyHidden.css.ts';
import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for. */
  label: string;
  /** 16, 24 or 40 px. */
  size?: keyof typeof spinner;
}

/** Shows that something short is under way. For content that is coming, prefer `Skeleton`. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return (
    <span className={spinner[size]}>
      <progress className={visuallyHidden} aria-label={label} />
    </span>
  );
}
