import { atom } from 'jotai';
import { storageKeys } from '../storage/storage.ts';
import { storedAtom } from '../storage/storedAtom.ts';
import { parseLanguage, type Language } from './languages.ts';

/** The language of the interface. Set it with `changeLanguage`. */
export const languageAtom = storedAtom(storageKeys.language, parseLanguage);

/** The language that was chosen last, while its words are on their way. */
export const wantedLanguageAtom = atom<Language | null>(null);

/** The chosen language, which the page follows when its words have come. */
export const chosenLanguageAtom = atom((get) => get(wantedLanguageAtom) ?? get(languageAtom));

/** Whether neither the file of the language nor that of the fallback could be loaded. */
export const haveTranslationsFailedAtom = atom(false);
