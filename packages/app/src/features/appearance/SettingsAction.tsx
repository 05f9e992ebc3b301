import { SettingsButton } from '@touchline/ui/shell/SettingsDrawer';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isSettingsOpenAtom } from './settings.atoms.ts';
import { registerSettingsOpener } from './settingsOpener.ts';
import { prefetchSettings } from './SettingsLoader.tsx';

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
