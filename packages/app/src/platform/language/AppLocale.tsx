import { LocaleProvider } from '@touchline/ui/locale';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { languageAtom } from './language.atoms.ts';
import { localeOf } from './languages.ts';

/** Passes the current language to React Aria's controls and the dates. */
export function AppLocale({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={localeOf(useAtomValue(languageAtom))}>{children}</LocaleProvider>;
}
