/** Keys of everything the app keeps in the browser. */
export const storageKeys = {
  session: 'touchline.session',
  appearance: 'touchline.appearance',
  language: 'touchline.language',
  wideNavigation: 'touchline.wideNavigation',
  favourites: 'touchline.favourites',
  fonts: 'touchline.fonts',
  contactDraft: 'touchline.draft.contact',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/**
 * Reads a stored value. Storage may be blocked and its contents may be anything: what cannot be read
 * is `null`, without noise. Check what comes out before it is used.
 */
export function readStored(key: StorageKey): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value if the browser lets us; a full or blocked storage loses only the memory of it. */
export function writeStored(key: StorageKey, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to do: the value lives on in memory until the page closes.
  }
}
