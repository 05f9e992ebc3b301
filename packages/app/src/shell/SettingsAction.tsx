import { SettingsButton } from '@touchline/ui/shell/SettingsDrawer';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { settingsOpenedAtom } from './settings.atoms.ts';
import { Part } from './Part.tsx';

const drawer = lazyNamed(() => import('./SettingsSlot.tsx'), 'SettingsSlot');

/** Opens the settings, and is where they are drawn whoever opens them. */
export function SettingsAction({
  isBesideRail,
  isOnlyWay,
}: {
  isBesideRail: boolean;
  /** Shows the button on small screens too. */
  isOnlyWay: boolean;
}) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useAtom(settingsOpenedAtom);
  const [hasBeenOpened, setHasBeenOpened] = useState(isOpen);
  if (isOpen && !hasBeenOpened) setHasBeenOpened(true);
  return (
    <aside aria-label={t('settings.title')}>
      <SettingsButton
        label={t('settings.open')}
        isExpanded={isOpen}
        isBesideRail={isBesideRail}
        isFromMd={!isOnlyWay}
        onIntent={() => void drawer.preload()}
        onPress={() => setOpen(true)}
      />
      {hasBeenOpened && (
        <Part
          onFailed={() => {
            setOpen(false);
            setHasBeenOpened(false);
          }}
        >
          <drawer.Component />
        </Part>
      )}
    </aside>
  );
}
