import { lazyNamed } from '@touchline/ui/lazyNamed';
import { useAwaitedPress } from '@touchline/ui/menuStage';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import type { SettingsContainerProps } from './SettingsContainer.tsx';
import { layoutAtom } from './appearance.atoms.ts';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';
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
  const [hasBeenOpened, setHasBeenOpened] = useState(isOpen);
  if (isOpen && !hasBeenOpened) setHasBeenOpened(true);
  useAwaitedPress(isOpen, drawer.preload, () => setOpen(false));
  return (
    <>
      {isBare && (
        <LazyBoundary>
          <corner.Component />
        </LazyBoundary>
      )}
      {hasBeenOpened && (
        <LazyBoundary
          onFailed={() => {
            setOpen(false);
            setHasBeenOpened(false);
          }}
        >
          <drawer.Component loadLayout={loadLayout} />
        </LazyBoundary>
      )}
    </>
  );
}
