import { atom } from 'jotai';
import { RESET } from 'jotai/utils';
import { chosenAtom, defaultAppearance, parameterLayoutAtom } from './appearance.atoms.ts';

// Apart from the other atoms, because the settings alone need these, and the first view does not.

/** Whether anything but the defaults is stored. */
export const isAppearanceChosenAtom = atom(
  (get) => JSON.stringify(get(chosenAtom)) !== JSON.stringify(defaultAppearance),
);

/** Goes back to the defaults. */
export const resetAppearanceAtom = atom(null, (_get, set) => {
  set(chosenAtom, RESET);
  set(parameterLayoutAtom, null);
});
