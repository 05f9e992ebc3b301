import { readFileSync } from 'node:fs';
import type { Language } from '@touchline/ui/locale';
import type admin from '../../public/i18n/admin/en.json';
import type english from '../../public/i18n/en.json';

export type { Language };

/** All translations of a language, also those of the admin area. */
export function readTranslations(language: Language): typeof english & typeof admin {
  const read = (path: string) =>
    JSON.parse(readFileSync(new URL(`../../public/i18n/${path}.json`, import.meta.url), 'utf8'));
  return { ...read(language), ...read(`admin/${language}`) } as typeof english & typeof admin;
}
