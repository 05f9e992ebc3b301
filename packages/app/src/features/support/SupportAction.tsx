import { SupportButton } from '@touchline/ui/shell/SupportSheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { LazyOverlay } from '#platform/loading/LazyOverlay.tsx';
import { withSchemas } from '#platform/client/schemas.ts';
import type { SupportSheetContainerProps } from './SupportSheetContainer.tsx';

const sheet = lazyNamed(
  () => withSchemas(import('./SupportSheetContainer.tsx'), 'sendSupportMessage'),
  'SupportSheetContainer',
);

/** Loads the code of the sheet. Call on hover, focus or touch of what opens it. */
export const prefetchSupportSheet = () => void sheet.preload();

/** The sheet with the support form, for any button. */
export function SupportSheetLoader(props: SupportSheetContainerProps) {
  const { isOpen, onOpenChange } = props;
  return (
    <LazyOverlay isOpen={isOpen} onOpenChange={onOpenChange}>
      <sheet.Component {...props} />
    </LazyOverlay>
  );
}

/** The button that opens the sheet with the support form. */
export function SupportAction() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SupportButton
        label={t('shell.help')}
        tooltip={t('shell.help')}
        isExpanded={isOpen}
        onIntent={prefetchSupportSheet}
        onPress={() => setOpen(true)}
      />
      <SupportSheetLoader isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
