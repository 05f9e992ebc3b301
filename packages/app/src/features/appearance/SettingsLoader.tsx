import { lazyNamed } from '@touchline/ui/lazyNamed';
import { useAtom, useAtomValue } from 'jotai';
import type { SettingsContainerProps } from './SettingsContainer.tsx';
import { layoutAtom } from './appearance.atoms.ts';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';
import { LazyOverlay } from '#platform/loading/LazyOverlay.tsx';
import { isSettingsOpenAtom } from './settings.atoms.ts';

const drawer = lazyNamed(() => import('./SettingsContainer.tsx'), 'SettingsContainer');
const corner = lazyNamed(() => import('./SettingsCornerButton.tsx'), 'SettingsCornerButton');

/**
 * Prefetches the code of the settings drawer, and of the button in the corner: after a change to a
 * layout without a top bar the focus goes to that button when the drawer closes.
 */
export function prefetchSettings(): Promise<unknown> {
  return Promise.all([drawer.preload(), corner.preload()]);
}

/**
 * Mounts the settings drawer, which several buttons can open. In layouts without a top bar it also
 * renders the button in the corner.
 */
export function SettingsLoader({ loadLayout }: SettingsContainerProps) {
  const [isOpen, setOpen] = useAtom(isSettingsOpenAtom);
  const isBare = useAtomValue(layoutAtom) === 'empty';
  return (
    <>
      {isBare && (
        <LazyBoundary>
          <corner.Component />
        </LazyBoundary>
      )}
      <LazyOverlay isOpen={isOpen} onOpenChange={setOpen}>
        <drawer.Component loadLayout={loadLayout} />
      </LazyOverlay>
    </>
  );
}
