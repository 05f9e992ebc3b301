import { Suspense } from 'react';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { place } from './LazyPersonActions.css.ts';

const toggle = lazyNamed(() => import('./AppearanceToggle.tsx'), 'AppearanceToggle');

/** Fetched with the one layout that has it. */
export function LazyAppearanceToggle() {
  return (
    <Suspense fallback={<span className={place} />}>
      <toggle.Component />
    </Suspense>
  );
}
