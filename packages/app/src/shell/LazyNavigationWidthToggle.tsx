import { lazyNamed } from '@touchline/ui/lazyNamed';
import { buttonPlaceholder } from './LazySignedInActions.css.ts';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';

const toggle = lazyNamed(() => import('./NavigationWidthToggle.tsx'), 'NavigationWidthToggle');

/** Loads the toggle only in the one layout that uses it. */
export function LazyNavigationWidthToggle() {
  return (
    <LazyBoundary fallback={<span className={buttonPlaceholder} />}>
      <toggle.Component />
    </LazyBoundary>
  );
}
