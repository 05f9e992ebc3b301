import type { ReactNode } from 'react';
import { visuallyHidden } from '../internal/visuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Text that only screen readers meet. Where the words help everybody, show them. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
