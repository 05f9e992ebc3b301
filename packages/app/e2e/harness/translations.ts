import { readFileSync } from 'node:fs';
import type { Language } from '@touchline/ui/locale';
import type english from '../../public/i18n/en.json';

export type { Language };

/** All translations of a language. */
export function readTranslations(language: Language): typeof english {
  const file = new URL(`../../public/i18n/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as typeof english;
}
