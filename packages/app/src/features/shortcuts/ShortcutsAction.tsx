import { ShortcutsButton } from '@touchline/ui/shell/ShortcutsPanel';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { Part } from '#platform/loading/Part.tsx';

const panel = lazyNamed(() => import('./ShortcutsSlot.tsx'), 'ShortcutsSlot');

/** The panel alone, for what opens it from elsewhere. */
export const ShortcutsPanel = panel.Component;

/** Opens the places a person chose to have at hand. */
export function ShortcutsAction() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ShortcutsButton
        ref={button}
        label={t('shortcuts.open')}
        tooltip={t('shortcuts.open')}
        isExpanded={isOpen}
        onIntent={() => void panel.preload()}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Part onFailed={() => setOpen(false)}>
          <panel.Component triggerRef={button} onOpenChange={setOpen} />
        </Part>
      )}
    </>
  );
}
