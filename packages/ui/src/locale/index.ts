export { LocaleContext } from './LocaleContext.ts';
export { tellControls } from './tellControls.ts';
