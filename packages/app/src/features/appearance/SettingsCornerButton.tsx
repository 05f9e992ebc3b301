import { SettingsTab } from '@touchline/ui/shell/SettingsDrawer';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isSettingsOpenAtom } from './settings.atoms.ts';
import { registerSettingsOpener } from './settingsOpener.ts';

/**
 * The button that opens the settings in layouts without a top bar, where it is the only way to
 * them.
 */
export function SettingsCornerButton({ onIntent }: { onIntent: () => void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useAtom(isSettingsOpenAtom);
  return (
    <aside aria-label={t('settings.title')}>
      <SettingsTab
        ref={registerSettingsOpener}
        label={t('settings.open')}
        isExpanded={isOpen}
        onIntent={onIntent}
        onPress={() => setOpen(true)}
      />
    </aside>
  );
}
