import { lazyNamed } from '@touchline/ui/lazyNamed';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';

const menu = lazyNamed(() => import('./HorizontalMenu.tsx'), 'HorizontalMenu');

/**
 * Prefetches the menu, so that it is rendered together with its layout. Errors are reported when it
 * is rendered.
 */
export function prefetchMainMenu(): Promise<unknown> {
  return menu.preload();
}

/** The horizontal navigation, for layouts that have one. */
export function MainMenu() {
  return (
    <LazyBoundary>
      <menu.Component />
    </LazyBoundary>
  );
}
