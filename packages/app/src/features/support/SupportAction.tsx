import { SupportButton } from '@touchline/ui/shell/SupportSheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { Part } from '#platform/loading/Part.tsx';
import { withReaders } from '#platform/client/answers.ts';

const sheet = lazyNamed(
  () => withReaders(import('./SupportSheetContainer.tsx'), 'contactSupport'),
  'SupportSheetContainer',
);

/** The sheet alone, for what opens it from elsewhere. */
export const SupportSheetContainer = sheet.Component;

/** Opens the sheet for writing to the support. */
export function SupportAction() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [hasBeenOpened, setHasBeenOpened] = useState(false);
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
        <Part
          onFailed={() => {
            setOpen(false);
            setHasBeenOpened(false);
          }}
        >
          <sheet.Component isOpen={isOpen} onOpenChange={setOpen} />
        </Part>
      )}
    </>
  );
}
