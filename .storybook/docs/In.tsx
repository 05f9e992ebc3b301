import type { Language } from '@touchline/ui/locale';
import type { ReactNode } from 'react';
import { useToolbar } from './toolbar.ts';

export interface InProps {
  language: Language;
  children: ReactNode;
}

/** A part of a page that is written once in each language, shown in that of the toolbar. */
export function In({ language, children }: InProps) {
  const toolbar = useToolbar();
  return toolbar.language === language && children;
}
