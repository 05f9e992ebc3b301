import { changeLanguage } from './i18n.ts';
import type { Language } from './languages.ts';
import { notice } from '../notices.ts';

/** Changes the language of the whole page, and shows a notice about it. */
export function chooseLanguage(language: Language): void {
  changeLanguage(language).then(
    () => notice('shell.languageChanged'),
    () => notice('shell.languageFailed', { tone: 'danger' }),
  );
}
