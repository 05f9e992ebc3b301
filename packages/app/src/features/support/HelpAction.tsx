import { HelpButton } from '@touchline/ui/shell/HelpSheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { Part } from '#platform/loading/Part.tsx';
import { withReaders } from '#platform/client/answers.ts';

const sheet = lazyNamed(
  () => withReaders(import('./ContactSheet.tsx'), 'contactSupport'),
  'ContactSheet',
);

/** The sheet alone, for what opens it from elsewhere. */
export const ContactSheet = sheet.Component;

/** Opens the sheet for writing to the support. */
export function HelpAction() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [hasBeenOpened, setHasBeenOpened] = useState(false);
  return (
    <>
      <HelpButton
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
