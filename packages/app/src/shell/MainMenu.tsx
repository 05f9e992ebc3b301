import { lazyNamed } from '@touchline/ui/lazyNamed';
import { Part } from './Part.tsx';

const menu = lazyNamed(() => import('./HorizontalMenu.tsx'), 'HorizontalMenu');

/** The navigation across the top, for the layouts that have one. */
export function MainMenu() {
  return (
    <Part>
      <menu.Component />
    </Part>
  );
}
