import type { Language } from './languages.ts';
import { offeredLanguages } from './offeredLanguages.ts';

/** The name of a language in that language, which is read aloud as such (LANG-22). */
export function LanguageName({ language }: { language: Language }) {
  return <span lang={language}>{offeredLanguages.find(({ id }) => id === language)?.label}</span>;
}
