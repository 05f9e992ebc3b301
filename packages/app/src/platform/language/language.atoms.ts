import { storageKeys } from '../storage/storage.ts';
import { storedAtom } from '../storage/storedAtom.ts';
import { parseLanguage } from './languages.ts';

/** The language of the interface. Set it with `changeLanguage`. */
export const languageAtom = storedAtom(storageKeys.language, parseLanguage);
