import i18next from 'i18next';
import Backend, { type HttpBackendOptions } from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { fetchText } from '../api/client.ts';
import { storageKeys, writeStored } from '../storage/storage.ts';
import { store } from '../store.ts';
import { languageAtom } from './language.atoms.ts';
import { defaultLanguage, languages, type Language } from './languages.ts';

/** Tries after the first before a translation file counts as failed (product.md §8). */
const retries = 2;

const failedText = 'Unable to load translation and all the fallback languages';

/** Loads the first language. Resolves even if no file could be loaded: then keys are shown. */
export async function startTranslations(): Promise<void> {
  const language = store.get(languageAtom);
  await i18next
    .use(Backend)
    .use(initReactI18next)
    .init<HttpBackendOptions>({
      lng: language,
      fallbackLng: defaultLanguage,
      supportedLngs: [...languages],
      load: 'languageOnly',
      returnNull: false,
      maxRetries: retries,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      saveMissing: true,
      missingKeyHandler: (_languages, _namespace, key) => {
        console.warn(`Missing translation: ${key}`);
      },
      backend: {
        loadPath: `${import.meta.env.BASE_URL}i18n/{{lng}}.json`,
        request: (_options, url, _payload, callback) => {
          void fetchText(url).then(({ status, text }) => {
            if (status === 200 && isJson(text)) callback(null, { status, data: text });
            // The library retries 5xx only; the specification retries every failed load.
            else callback(null, { status: 503, data: '' });
          });
        },
      },
    });
  if (!languages.some((name) => i18next.hasResourceBundle(name, 'translation'))) {
    console.error(failedText);
  }
  showLanguage(language);
}

/** Changes the language of the whole page, once its file is there, and keeps the choice. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  if (!i18next.hasResourceBundle(language, 'translation')) {
    await i18next.changeLanguage(store.get(languageAtom));
    throw new Error(failedText);
  }
  store.set(languageAtom, language);
  writeStored(storageKeys.language, language);
  showLanguage(language);
}

function showLanguage(language: Language): void {
  document.documentElement.lang = language;
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
