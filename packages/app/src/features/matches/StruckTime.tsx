import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** When a match was planned that is not played then (MATCH-51). The line through it is not read aloud. */
export function StruckTime({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>{t('matchPage.planned')}</VisuallyHidden>
      <s>{children}</s>
    </>
  );
}
