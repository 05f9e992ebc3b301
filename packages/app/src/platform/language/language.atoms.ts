import { atom } from 'jotai';
import { storageKeys } from '../storage/storage.ts';
import { storedAtom } from '../storage/storedAtom.ts';
import { parseLanguage } from './languages.ts';

/** The language of the interface. Set it with `changeLanguage`. */
export const languageAtom = storedAtom(storageKeys.language, parseLanguage);

/** Whether neither the file of the language nor that of the fallback could be loaded. */
export const haveTranslationsFailedAtom = atom(false);
