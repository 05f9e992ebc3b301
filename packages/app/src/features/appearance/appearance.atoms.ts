import { parseLayoutName, type LayoutName } from '@touchline/layouts/layoutNames';
import { schemes, themes, type Scheme, type Theme } from '@touchline/ui/theme';
import { atom } from 'jotai';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';

export interface Appearance {
  layout: LayoutName;
  theme: Theme;
  scheme: Scheme;
}

/** The app starts classy and light (product.md §2). */
const startAppearance: Appearance = { layout: 'classy', theme: 'default', scheme: 'light' };

/** Takes what it understands of a stored appearance. */
function parseAppearance(value: unknown): Appearance {
  const stored: { [Name in keyof Appearance]?: unknown } =
    typeof value === 'object' && value !== null ? value : {};
  return {
    layout: parseLayoutName(stored.layout) ?? startAppearance.layout,
    theme: themes.find((theme) => theme === stored.theme) ?? startAppearance.theme,
    scheme: schemes.find((scheme) => scheme === stored.scheme) ?? startAppearance.scheme,
  };
}

const chosenAtom = atom<Appearance>(parseAppearance(readStored(storageKeys.appearance)));

function layoutParameter(search: string): LayoutName | null {
  return parseLayoutName(new URLSearchParams(search).get('layout')) ?? null;
}

/** The last layout that a `layout` query parameter asked for, for this visit only. */
const visitLayoutAtom = atom<LayoutName | null>(layoutParameter(globalThis.location?.search ?? ''));

/**
 * Takes over the `layout` parameter of an address, on every completed navigation. An address without
 * one, or with a name that no layout has, leaves the layout as it is (product.md §2).
 */
export const takeLayoutParameterAtom = atom(null, (_get, set, search: string) => {
  const layout = layoutParameter(search);
  if (layout) set(visitLayoutAtom, layout);
});

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

/** The layout to show where the route has no wish of its own (product.md §2). */
export const layoutAtom = atom((get) => get(visitLayoutAtom) ?? get(chosenAtom).layout);

export const themeAtom = atom((get) => get(chosenAtom).theme);

export const schemeAtom = atom((get) => get(chosenAtom).scheme);
