import { atom } from 'jotai';
import { readStored, storageKeys } from '../storage/storage.ts';
import { parseLanguage, type Language } from './languages.ts';

/** The language of the interface. Change it with `changeLanguage`. */
export const languageAtom = atom<Language>(parseLanguage(readStored(storageKeys.language)));
