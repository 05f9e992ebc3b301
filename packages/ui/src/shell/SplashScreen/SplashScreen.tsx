import { useState, type ReactNode } from 'react';
import { media } from '../../theme/breakpoints.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import { dot, dots, splash } from './SplashScreen.css.ts';

export interface SplashScreenProps {
  /** False once the first page is there: then it fades and leaves the document. */
  isShown: boolean;
  /** Said while it waits. */
  label: string;
  /** The logo. */
  children: ReactNode;
}

/** Covers the page until the first content is there. For later waits, use `LoadingBar`. */
export function SplashScreen({ isShown, label, children }: SplashScreenProps) {
  const [isGone, setIsGone] = useState(!isShown);
  if (isShown && isGone) {
    setIsGone(false);
  }
  if (!isShown && (isGone || isStill())) {
    return null;
  }
  return (
    <div
      className={splash}
      data-scheme="dark"
      data-leaving={!isShown || undefined}
      aria-hidden={!isShown || undefined}
      onTransitionEnd={(event) => {
        if (!isShown && event.target === event.currentTarget) {
          setIsGone(true);
        }
      }}
    >
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

/** Without motion there is no fade whose end could be waited for. */
function isStill(): boolean {
  return globalThis.matchMedia?.(media.reducedMotion).matches ?? false;
}
