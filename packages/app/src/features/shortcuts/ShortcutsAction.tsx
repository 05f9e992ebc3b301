import { lazyNamed } from '@touchline/ui/lazyNamed';
import { ShortcutsButton } from '@touchline/ui/shell/ShortcutsPanel';
import { useTranslation } from 'react-i18next';
import { usePanel } from '#platform/loading/usePanel.tsx';
import { withReaders } from '#platform/client/answers.ts';

const lazyPanel = lazyNamed(
  () => withReaders(import('./ShortcutsContainer.tsx'), 'shortcuts'),
  'ShortcutsContainer',
);

/** The panel alone, for what opens it from elsewhere. */
export const ShortcutsPanel = lazyPanel.Component;

/** Opens the places a person chose to have at hand. */
export function ShortcutsAction() {
  const { t } = useTranslation();
  const { button, panel } = usePanel(lazyPanel);
  return (
    <>
      <ShortcutsButton {...button} label={t('shortcuts.open')} tooltip={t('shortcuts.open')} />
      {panel}
    </>
  );
}
