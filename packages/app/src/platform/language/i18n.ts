import i18next, {
  type BackendModule,
  type PostProcessorModule,
  type TFunctionDetailedResult,
} from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fetchText } from '../client/transport.ts';
import { store } from '../store.ts';
import { haveTranslationsFailedAtom, languageAtom } from './language.atoms.ts';
import { defaultLanguage, languages, type Language } from './languages.ts';

/** The number of retries before a translation file counts as failed (LANG-4). */
const retries = 2;

/** The error of LANG-4. It is also read on the page, where no file says it (LANG-23). */
export const failedText = 'Unable to load translation and all the fallback languages';

/** The namespace of the words that every page can need. */
const common = 'translation';

/** The namespace of the words that only the pages of the admin area need. */
const admin = 'admin';

type Texts = Record<string, unknown>;

/** The file of each language, being loaded or loaded; null for one that could not be had. */
const wholeFiles = new Map<string, Promise<Texts | null>>();

/**
 * The i18next backend: fetches `./i18n/{language}.json`, and `./i18n/admin/{language}.json` for the
 * admin area where the first has no words for it (LANG-3, LANG-20).
 */
const files: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, callback) => {
    let texts: Promise<Texts | null>;
    if (namespace === common) {
      texts = fetchTexts(`${language}.json`);
      wholeFiles.set(language, texts);
    } else {
      texts = Promise.resolve(wholeFiles.get(language)).then((whole) =>
        whole && admin in whole ? {} : fetchTexts(`${namespace}/${language}.json`),
      );
    }
    void texts.then((found) => {
      // The second argument `true` makes i18next retry, whatever the reason (LANG-4).
      if (found) callback(null, found);
      else callback(new Error(`No words of ${language}`), true);
    });
  },
};

/** Fetches a file of words; null when it cannot be had. */
async function fetchTexts(path: string): Promise<Texts | null> {
  const { status, text } = await fetchText(`${import.meta.env.BASE_URL}i18n/${path}`);
  return status === 200 ? parseTexts(text) : null;
}

/** Where i18next found a text, or looked last; `res` is the text. */
type Resolved = Pick<TFunctionDetailedResult, 'usedKey' | 'usedLng' | 'usedNS'> & { res?: string };

/** The keys that were logged, so that each is logged once. */
const missing = new Set<string>();

/**
 * Logs a key that is missing in the file of the language (LANG-5). i18next's own handler is not called
 * when the fallback language has the key.
 */
const logMissing: PostProcessorModule = {
  type: 'postProcessor',
  name: 'logMissing',
  process: (text, _keys, { i18nResolved, lng }, translator) => {
    const { res, usedKey, usedLng, usedNS } = i18nResolved as Resolved;
    // A call of `t` can ask for another language than that of the page.
    const language = lng ?? translator.language;
    const isOfFallback = usedLng !== language && i18next.hasResourceBundle(language, usedNS);
    if ((res === undefined || isOfFallback) && !missing.has(usedKey)) {
      missing.add(usedKey);
      console.warn(`Missing translation: ${usedKey}`);
    }
    return text;
  },
};

let started: Promise<void> | undefined;

/**
 * Loads the first language. Resolves even when the file cannot be loaded; the keys are shown then.
 */
export function startTranslations(): Promise<void> {
  return (started = start());
}

async function start(): Promise<void> {
  const language = store.get(languageAtom);
  await i18next
    .use(files)
    .use(logMissing)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: defaultLanguage,
      supportedLngs: [...languages],
      ns: [common],
      // A key that is not among the words of every page is looked up in those of the admin area.
      fallbackNS: admin,
      // Our keys are paths, never sentences, so i18next can skip the detection at each lookup.
      nsSeparator: false,
      maxRetries: retries,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      postProcess: logMissing.name,
      postProcessPassResolved: true,
    });
  checkTranslations();
  showLanguage(language);
}

/**
 * Loads the words of the admin area, in the language of the page and later in each one that is
 * chosen.
 *
 * @throws Error when neither the language nor the fallback could be loaded. The next call asks
 *   again.
 */
export async function loadAdminTranslations(): Promise<void> {
  await started;
  await i18next.loadNamespaces(admin);
  if (!isLoaded(admin)) throw new Error(failedText);
}

/** Whether a file of words is there in some language. */
function isLoaded(namespace: string): boolean {
  return languages.some((name) => i18next.hasResourceBundle(name, namespace));
}

/**
 * Asks again for the language and the fallback after both failed. i18next keeps no file that failed,
 * so that it sends new requests.
 *
 * @returns whether one of them is there now
 */
export async function retryTranslations(): Promise<boolean> {
  const language = store.get(languageAtom);
  await i18next.changeLanguage(language);
  showLanguage(language);
  return checkTranslations();
}

function checkTranslations(): boolean {
  const haveFailed = !isLoaded(common);
  if (haveFailed) console.error(failedText);
  store.set(haveTranslationsFailedAtom, haveFailed);
  return !haveFailed;
}

/** Changes the language of the whole page after its file is loaded, and stores the choice. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  // The words of the admin area are needed only if they were loaded in some language before.
  const needed = isLoaded(admin) ? [common, admin] : [common];
  if (!needed.every((namespace) => i18next.hasResourceBundle(language, namespace))) {
    await i18next.changeLanguage(store.get(languageAtom));
    throw new Error(failedText);
  }
  store.set(languageAtom, language);
  showLanguage(language);
}

/**
 * Sets `lang` of the document to the language of the shown texts, which is the fallback after a
 * failure.
 */
function showLanguage(language: Language): void {
  const page = document.documentElement;
  const isThere = (name: Language) => i18next.hasResourceBundle(name, common);
  const shown = isThere(language) || !isThere(defaultLanguage) ? language : defaultLanguage;
  // Setting `lang` recalculates the style of the whole page even when the value is the same.
  if (page.lang !== shown) page.lang = shown;
}

function parseTexts(text: string): Texts | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Texts | null) : null;
  } catch {
    return null;
  }
}
