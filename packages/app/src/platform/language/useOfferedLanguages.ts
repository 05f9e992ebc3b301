import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from './languages.ts';

/** The languages of the product, each with its name in that language. */
export function useOfferedLanguages(): readonly { id: Language; label: string }[] {
  const { t } = useTranslation();
  return useMemo(() => languages.map((id) => ({ id, label: t(`languages.${id}`) })), [t]);
}
