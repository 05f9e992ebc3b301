import { parseLayoutName, type LayoutName } from '@touchline/layouts/layoutNames';
import { schemes, themes, type Scheme, type Theme } from '@touchline/ui/theme';
import { atom } from 'jotai';
import { readStored, storageKeys } from '#platform/storage/storage.ts';
import { storedAtom } from '#platform/storage/storedAtom.ts';

export interface ChosenAppearance {
  layout: LayoutName;
  theme: Theme;
  scheme: Scheme;
}

/** The default appearance: layout classy, scheme light (LAYOUT-2, THEME-3). */
export const defaultAppearance: ChosenAppearance = {
  layout: 'classy',
  theme: 'default',
  scheme: 'light',
};

/** Validates a stored appearance. Unknown values are replaced by the defaults. */
function parseAppearance(value: unknown): ChosenAppearance {
  const stored: { [Name in keyof ChosenAppearance]?: unknown } =
    typeof value === 'object' && value !== null ? value : {};
  return {
    layout: parseLayoutName(stored.layout) ?? defaultAppearance.layout,
    theme: themes.find((theme) => theme === stored.theme) ?? defaultAppearance.theme,
    scheme: schemes.find((scheme) => scheme === stored.scheme) ?? defaultAppearance.scheme,
  };
}

export const chosenAtom = storedAtom(storageKeys.appearance, parseAppearance);

function parseLayoutParameter(search: string): LayoutName | null {
  return parseLayoutName(new URLSearchParams(search).get('layout')) ?? null;
}

/** The layout of the last `layout` query parameter. It is not stored. */
export const parameterLayoutAtom = atom<LayoutName | null>(
  parseLayoutParameter(globalThis.location?.search ?? ''),
);

/**
 * Applies the `layout` parameter of an address; called on every completed navigation. An address
 * without the parameter, or with an unknown name, does not change the layout (LAYOUT-3, LAYOUT-5).
 */
export const applyLayoutParameterAtom = atom(null, (_get, set, search: string) => {
  const layout = parseLayoutParameter(search);
  if (layout) set(parameterLayoutAtom, layout);
});

/** The theme, scheme and layout that the person chose; stored for the next visit. */
export const appearanceAtom = atom(
  (get) => get(chosenAtom),
  (get, set, change: Partial<ChosenAppearance>) => {
    // Over what another tab has stored since. Without a storage the choices of this tab add up.
    const stored = readStored(storageKeys.appearance);
    set(chosenAtom, { ...(stored ? parseAppearance(stored) : get(chosenAtom)), ...change });
    // A choice in the settings overrides the layout of the query parameter.
    if (change.layout) set(parameterLayoutAtom, null);
  },
);

/** Whether the labels are shown beside the icons, in layouts that let the person choose; stored. */
export const isNavigationWideAtom = storedAtom(
  storageKeys.wideNavigation,
  (stored) => stored === true,
);

/** The layout to show when the route does not require one (LAYOUT-3). */
export const layoutAtom = atom((get) => get(parameterLayoutAtom) ?? get(chosenAtom).layout);

export const themeAtom = atom((get) => get(chosenAtom).theme);

export const schemeAtom = atom((get) => get(chosenAtom).scheme);
