import { lazyNamed } from '@touchline/ui/lazyNamed';
import { buttonSlot } from './LazyPersonActions.css.ts';
import { Part } from '#platform/loading/Part.tsx';

const toggle = lazyNamed(() => import('./AppearanceToggle.tsx'), 'AppearanceToggle');

/** Loads the toggle only in the one layout that uses it. */
export function LazyAppearanceToggle() {
  return (
    <Part fallback={<span className={buttonSlot} />}>
      <toggle.Component />
    </Part>
  );
}
