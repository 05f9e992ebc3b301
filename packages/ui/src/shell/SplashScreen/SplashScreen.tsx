import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import { dot, dots, splash } from './SplashScreen.css.ts';

export interface SplashScreenProps {
  /** Said while it waits. */
  label: string;
  /** The logo. */
  children: ReactNode;
}

/**
 * Covers a page whose code is still on its way, as markup that the page brings along; `fadeSplash`
 * ends it. For later waits, use `LoadingBar`.
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
