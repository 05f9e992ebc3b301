import { HelpButton } from '@touchline/ui/shell/HelpSheet';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '@touchline/ui/lazyNamed';

const sheet = lazyNamed(() => import('../support/ContactSheet.tsx'), 'ContactSheet');

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
        <Suspense fallback={null}>
          <sheet.Component isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
