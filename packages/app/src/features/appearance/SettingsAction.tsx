import { lazyNamed } from '@touchline/ui/lazyNamed';
import { SettingsButton } from '@touchline/ui/shell/SettingsDrawer';
import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';
import { LazyOverlay } from '#platform/loading/LazyOverlay.tsx';
import { layoutAtom } from './appearance.atoms.ts';
import type { SettingsContainerProps } from './SettingsContainer.tsx';
import { isSettingsOpenAtom } from './settings.atoms.ts';
import { registerSettingsOpener } from './settingsOpener.ts';

const drawer = lazyNamed(() => import('./SettingsContainer.tsx'), 'SettingsContainer');
const corner = lazyNamed(() => import('./SettingsCornerButton.tsx'), 'SettingsCornerButton');

/**
 * Prefetches the code of the settings drawer, and of the button in the corner: after a change to a
 * layout without a top bar the focus goes to that button when the drawer closes.
 */
export function prefetchSettings(): Promise<unknown> {
  return Promise.all([drawer.preload(), corner.preload()]);
}

/** The button of the top bar that opens the settings. */
export function SettingsAction() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useAtom(isSettingsOpenAtom);
  return (
    <SettingsButton
      ref={registerSettingsOpener}
      label={t('settings.open')}
      tooltip={t('settings.open')}
      isExpanded={isOpen}
      onIntent={prefetchSettings}
      onPress={() => setOpen(true)}
    />
  );
}

/**
 * The settings drawer, which several buttons can open. In layouts without a top bar the button in the
 * corner is one of them.
 */
export function SettingsLoader({ loadLayout }: SettingsContainerProps) {
  const [isOpen, setOpen] = useAtom(isSettingsOpenAtom);
  const isBare = useAtomValue(layoutAtom) === 'empty';
  return (
    <>
      {isBare && (
        <LazyBoundary>
          <corner.Component onIntent={prefetchSettings} />
        </LazyBoundary>
      )}
      <LazyOverlay isOpen={isOpen} onOpenChange={setOpen}>
        <drawer.Component loadLayout={loadLayout} />
      </LazyOverlay>
    </>
  );
}
