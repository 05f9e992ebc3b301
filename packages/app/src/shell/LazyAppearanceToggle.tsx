import { lazyNamed } from '@touchline/ui/lazyNamed';
import { buttonPlaceholder } from './LazySignedInActions.css.ts';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';

const toggle = lazyNamed(() => import('./AppearanceToggle.tsx'), 'AppearanceToggle');

/** Loads the toggle only in the one layout that uses it. */
export function LazyAppearanceToggle() {
  return (
    <LazyBoundary fallback={<span className={buttonPlaceholder} />}>
      <toggle.Component />
    </LazyBoundary>
  );
}
