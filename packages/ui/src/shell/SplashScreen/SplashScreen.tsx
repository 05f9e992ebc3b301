import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import { dot, dots, splash } from './SplashScreen.css.ts';

export interface SplashScreenProps {
  /** The loading message for screen readers. */
  label: string;
  /** The logo. */
  children: ReactNode;
}

/**
 * Covers a page whose code is loading, as static markup of the page; `fadeSplash` removes it. For
 * later waits, use `LoadingBar`.
 */
export function SplashScreen({ label, children }: SplashScreenProps) {
  return (
    <div className={splash} data-scheme="dark">
      {children}
      <span className={dots} aria-hidden="true">
        <span className={dot} />
        <span className={dot} />
        <span className={dot} />
      </span>
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
    </div>
  );
}
