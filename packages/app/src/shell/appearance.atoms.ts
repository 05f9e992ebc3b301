import { layoutNames, parseLayoutName, type LayoutName } from '@touchline/layouts/layoutNames';
import { schemes, themes, type Scheme, type Theme } from '@touchline/ui/theme';
import { atom } from 'jotai';
import * as v from 'valibot';
import { readStored, storageKeys, writeStored } from '../storage/storage.ts';

export interface Appearance {
  layout: LayoutName;
  theme: Theme;
  scheme: Scheme;
}

/** The app starts classy and light (product.md §2). */
export const startAppearance: Appearance = { layout: 'classy', theme: 'default', scheme: 'light' };

const stored = v.object({
  layout: v.fallback(v.picklist(layoutNames), startAppearance.layout),
  theme: v.fallback(v.picklist(themes), startAppearance.theme),
  scheme: v.fallback(v.picklist(schemes), startAppearance.scheme),
});

const chosenAtom = atom<Appearance>(
  readStored(storageKeys.appearance, stored) ?? startAppearance,
);

/** Theme, scheme and layout that the person chose; kept for the next visit. */
export const appearanceAtom = atom(
  (get) => get(chosenAtom),
  (get, set, change: Partial<Appearance>) => {
    const next = { ...get(chosenAtom), ...change };
    set(chosenAtom, next);
    writeStored(storageKeys.appearance, next);
    // A choice made by hand ends what the address asked for.
    if (change.layout) set(visitLayoutAtom, null);
  },
);

/** Layout of the `layout` query parameter, for this visit only. */
export const visitLayoutAtom = atom<LayoutName | null>(
  parseLayoutName(new URLSearchParams(globalThis.location?.search ?? '').get('layout')),
);

/** The layout to show where the route has no wish of its own (product.md §2). */
export const layoutAtom = atom((get) => get(visitLayoutAtom) ?? get(appearanceAtom).layout);

export const themeAtom = atom((get) => get(appearanceAtom).theme);

export const schemeAtom = atom((get) => get(appearanceAtom).scheme);
