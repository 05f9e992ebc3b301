export { languages, type Language } from './languages.ts';
export { LocaleContext } from './LocaleContext.ts';
export { tellControls } from './tellControls.ts';
