import { languageRows } from '@touchline/ui/locale';
import { languages, type Language } from './languages.ts';

/** The languages of the product, each with its name in that language (LANG-1). */
export const offeredLanguages: readonly { id: Language; label: string }[] = languages.map((id) => ({
  id,
  label: languageRows[id].name,
}));
