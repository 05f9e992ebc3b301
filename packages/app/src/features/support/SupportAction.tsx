import { SupportButton } from '@touchline/ui/shell/SupportSheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { useAwaitedPress } from '@touchline/ui/menuStage';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';
import { withSchemas } from '#platform/client/schemas.ts';

const sheet = lazyNamed(
  () => withSchemas(import('./SupportSheetContainer.tsx'), 'contactSupport'),
  'SupportSheetContainer',
);

/** The sheet without its button, for the menu on small screens. */
export const SupportSheetContainer = sheet.Component;

/** The button that opens the sheet with the support form. */
export function SupportAction() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [hasBeenOpened, setHasBeenOpened] = useState(false);
  useAwaitedPress(isOpen, sheet.preload, () => setOpen(false));
  return (
    <>
      <SupportButton
        label={t('shell.help')}
        tooltip={t('shell.help')}
        isExpanded={isOpen}
        onIntent={() => void sheet.preload()}
        onPress={() => {
          setHasBeenOpened(true);
          setOpen(true);
        }}
      />
      {hasBeenOpened && (
        <LazyBoundary
          onFailed={() => {
            setOpen(false);
            setHasBeenOpened(false);
          }}
        >
          <sheet.Component isOpen={isOpen} onOpenChange={setOpen} />
        </LazyBoundary>
      )}
    </>
  );
}
