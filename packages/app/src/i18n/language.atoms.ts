import { atom } from 'jotai';
import * as v from 'valibot';
import { readStored, storageKeys } from '../storage/storage.ts';
import { languages, parseLanguage, type Language } from './languages.ts';

/** The language of the interface. Change it with `changeLanguage`. */
export const languageAtom = atom<Language>(
  parseLanguage(readStored(storageKeys.language, v.picklist(languages))),
);
