import { lazyNamed } from '@touchline/ui/lazyNamed';
import { Suspense } from 'react';

const menu = lazyNamed(() => import('./HorizontalMenu.tsx'), 'HorizontalMenu');

/** The navigation across the top, for the layouts that have one. */
export function MainMenu() {
  return (
    <Suspense fallback={null}>
      <menu.Component />
    </Suspense>
  );
}
