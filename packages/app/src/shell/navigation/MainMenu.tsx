import { lazyNamed } from '@touchline/ui/lazyNamed';
import { Part } from '#platform/loading/Part.tsx';

const menu = lazyNamed(() => import('./HorizontalMenu.tsx'), 'HorizontalMenu');

/** Fetches the menu, so that it is drawn with its layout; drawing it says where that did not work. */
export function prefetchMainMenu(): Promise<unknown> {
  return menu.preload();
}

/** The navigation across the top, for the layouts that have one. */
export function MainMenu() {
  return (
    <Part>
      <menu.Component />
    </Part>
  );
}
