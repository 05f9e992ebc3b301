import { Cog8ToothIcon } from '@heroicons/react/24/outline';
import { BarButton } from '@touchline/ui/shell/BarButton';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { belowMd } from './FooterSettings.css.ts';
import { settingsOpenedAtom } from './settings.atoms.ts';

/** Opens the settings on small screens, where the button at the edge is left out. */
export function FooterSettings() {
  const { t } = useTranslation();
  const open = useSetAtom(settingsOpenedAtom);
  return (
    <div className={belowMd}>
      <BarButton
        label={t('settings.open')}
        tooltip={t('settings.open')}
        glyph={Cog8ToothIcon}
        aria-haspopup="dialog"
        onPress={() => open(true)}
      />
    </div>
  );
}
