/** Kept for whoever uses this browser. */
const keysOfBrowser = {
  session: 'touchline.session',
  /** Why there is none. */
  sessionExpired: 'touchline.sessionExpired',
  appearance: 'touchline.appearance',
  language: 'touchline.language',
  wideNavigation: 'touchline.wideNavigation',
  favourites: 'touchline.favourites',
  fonts: 'touchline.fonts',
} as const;

/** Kept for one person: out of the browser with the end of the session. */
const keysOfPerson = {
  contactDraft: 'touchline.draft.contact',
} as const;

/** Keys of everything the app keeps in the browser. */
export const storageKeys = { ...keysOfBrowser, ...keysOfPerson } as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** What has left the browser's storage and can still be read in this tab. */
const remembered = new Map<StorageKey, unknown>();

/**
 * Reads a stored value. Storage may be blocked and its contents may be anything: what cannot be read
 * is `null`, without noise. Check what comes out before it is used.
 */
export function readStored(key: StorageKey): unknown {
  if (remembered.has(key)) return remembered.get(key);
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value if the browser lets us; a full or blocked storage loses only the memory of it. */
export function writeStored(key: StorageKey, value: unknown): void {
  remembered.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to do: the value lives on in memory until the page closes.
  }
}

/** Takes what is personal out of the browser. `isRemembered`: this tab can read it until it closes. */
export function clearPersonal({ isRemembered }: { isRemembered: boolean }): void {
  for (const key of Object.values(keysOfPerson)) {
    const value = readStored(key);
    writeStored(key, null);
    if (isRemembered && value !== null) remembered.set(key, value);
  }
}
