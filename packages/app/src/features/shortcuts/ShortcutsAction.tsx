import { lazyNamed } from '@touchline/ui/lazyNamed';
import { ShortcutsButton } from '@touchline/ui/shell/ShortcutsPanel';
import { useTranslation } from 'react-i18next';
import { usePanel } from '#platform/loading/usePanel.tsx';
import { withSchemas } from '#platform/client/schemas.ts';

const lazyPanel = lazyNamed(
  () => withSchemas(import('./ShortcutsContainer.tsx'), 'shortcuts'),
  'ShortcutsContainer',
);

/** The panel without its button, for the menu on small screens. */
export const ShortcutsLoader = lazyPanel.Component;

/** The button that opens the person's shortcuts. */
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
