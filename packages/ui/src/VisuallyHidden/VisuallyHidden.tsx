import type { ReactNode } from 'react';
import { visuallyHidden } from '../internal/visuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Text for screen readers only. If it helps everybody, make it visible. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
