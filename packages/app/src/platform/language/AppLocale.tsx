import { LocaleProvider } from '@touchline/ui/locale';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { languageAtom } from './language.atoms.ts';
import { locales } from './languages.ts';

/** Tells the controls and the dates the language of the person. */
export function AppLocale({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={locales[useAtomValue(languageAtom)]}>{children}</LocaleProvider>;
}
