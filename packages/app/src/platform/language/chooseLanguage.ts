import { store } from '../store.ts';
import { showToast } from '../toasts.ts';
import { changeLanguage } from './i18n.ts';
import { wantedLanguageAtom } from './language.atoms.ts';
import type { Language } from './languages.ts';

/** Changes the language of the whole page, and shows a notice about it. The last choice counts. */
export function chooseLanguage(language: Language): void {
  store.set(wantedLanguageAtom, language);
  changeLanguage(language).then(
    (isLast) => {
      if (isLast) tell('shell.languageChanged');
    },
    () => tell('shell.languageFailed', { tone: 'danger' }),
  );
}

function tell(...notice: Parameters<typeof showToast>): void {
  store.set(wantedLanguageAtom, null);
  showToast(...notice);
}
