import { LocaleProvider } from '@touchline/ui/locale';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { languageAtom } from './language.atoms.ts';
import { locales } from './languages.ts';

/** Passes the current language to React Aria's controls and the dates. */
export function AppLocale({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={locales[useAtomValue(languageAtom)]}>{children}</LocaleProvider>;
}
