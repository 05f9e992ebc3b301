import { SettingsDrawer } from '@touchline/ui/shell/SettingsDrawer';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isSettingsOpenAtom } from './settings.atoms.ts';
import { restoreSettingsFocus } from './settingsOpener.ts';
import { useAppearanceSettings, type LoadLayout } from './useAppearanceSettings.tsx';

export interface SettingsContainerProps {
  loadLayout: LoadLayout;
}

/** The settings drawer connected to the appearance atoms. */
export function SettingsContainer({ loadLayout }: SettingsContainerProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useAtom(isSettingsOpenAtom);
  const { labels, ...settings } = useAppearanceSettings(loadLayout, isOpen);
  return (
    <SettingsDrawer
      {...settings}
      isOpen={isOpen}
      onOpenChange={setOpen}
      labels={{ ...labels, title: t('settings.title'), close: t('settings.close') }}
      onClosed={restoreSettingsFocus}
    />
  );
}
