import { changeLanguage } from './i18n.ts';
import type { Language } from './languages.ts';
import { showToast } from '../toasts.ts';

/** Changes the language of the whole page, and shows a notice about it. */
export function chooseLanguage(language: Language): void {
  changeLanguage(language).then(
    () => showToast('shell.languageChanged'),
    () => showToast('shell.languageFailed', { tone: 'danger' }),
  );
}
