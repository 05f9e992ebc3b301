import { TR, US } from 'country-flag-icons/react/3x2';
import type { LanguageId } from './LanguageMenu.tsx';
import { flag } from './LanguageMenu.css.ts';

/** The flag that stands for each language (product.md §3). */
const flags = { en: US, tr: TR };

export interface FlagProps {
  language: LanguageId;
}

/** Decoration: the language is always named beside it. */
export function Flag({ language }: FlagProps) {
  const Drawing = flags[language];
  return <Drawing className={flag} aria-hidden="true" />;
}
