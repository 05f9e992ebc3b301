import { atom } from 'jotai';

/** Whether the settings drawer is open. The bar, the footer and the user menu share it. */
export const isSettingsOpenAtom = atom(false);
