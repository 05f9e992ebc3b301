import { atom } from 'jotai';

/** Whether the settings are open: the button, the footer and the user menu open the same drawer. */
export const isSettingsOpenAtom = atom(false);
