/** Keys that are kept when the session ends. */
const deviceKeys = {
  session: 'touchline.session',
  /** The reason why there is no session. */
  sessionExpired: 'touchline.sessionExpired',
  /** When somebody last used the product, in ms since 1970. */
  lastActivity: 'touchline.lastActivity',
  appearance: 'touchline.appearance',
  language: 'touchline.language',
  wideNavigation: 'touchline.wideNavigation',
  favourites: 'touchline.favourites',
  fonts: 'touchline.fonts',
  /** What was typed into records and is not saved, with the id of its person (ADMIN-61). */
  recordDrafts: 'touchline.recordDrafts',
  /** The columns that lists of the admin area do not show. */
  adminColumns: 'touchline.adminColumns',
  matchAnnouncements: 'touchline.matchAnnouncements',
} as const;

/** Keys of one person; removed when the session ends. */
const userKeys = {
  supportDraft: 'touchline.draft.contact',
  signUpDraft: 'touchline.draft.signUp',
  profileDraft: 'touchline.draft.profile',
  /**
   * The drafts of records of athletes, which contain names of minors and are removed at the
   * sign-out.
   */
  athleteDrafts: 'touchline.draft.athletes',
  /** What is typed in chats, and into the forms of shortcuts. */
  chatDrafts: 'touchline.draft.chats',
  shortcutDrafts: 'touchline.draft.shortcuts',
  /** The scores of the matches that were looked at, with the id of who has looked. */
  seenMatches: 'touchline.seenMatches',
  /** What was searched for, with the id of who has searched. */
  recentSearches: 'touchline.recentSearches',
} as const;

/**
 * The keys of the app in `localStorage`, without those of queued changes (`queuedPrefix`). What one
 * tab alone needs is in `sessionStorage`, each key beside its only reader.
 */
export const storageKeys = { ...deviceKeys, ...userKeys } as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Values that were removed from the storage and stay readable in this tab. */
export const keptInMemory = new Map<StorageKey, unknown>();

/**
 * Reads a stored value. A blocked storage or an unreadable value gives `null`. The value can be of
 * any shape, so validate it before use.
 */
export function readStored(key: StorageKey): unknown {
  return keptInMemory.has(key) ? keptInMemory.get(key) : storedValue(key);
}

function storedValue(key: string): unknown {
  try {
    return parsed(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Null for a text that is no JSON. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Writes a value; null removes it. With a full or blocked storage the value is lost with the page.
 *
 * @returns whether the storage holds what was written
 */
export function writeStored(key: StorageKey, value: unknown): boolean {
  keptInMemory.delete(key);
  if (value === null) return removeStored(key);
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes a value. One that cannot be removed is overwritten, which may work where a removal fails.
 *
 * @returns false when the storage still holds it
 */
export function removeStored(key: StorageKey | QueueKey): boolean {
  const removals = [
    () => localStorage.removeItem(key),
    () => localStorage.setItem(key, JSON.stringify(null)),
  ];
  for (const remove of removals) {
    try {
      remove();
    } catch {
      // The next removal is tried.
    }
    if (storedValue(key) === null) return true;
  }
  console.error(`The browser could not delete ${key}`);
  return false;
}

/**
 * Calls the listener when another tab has changed a stored value, or all that is stored.
 *
 * @param listener gets what was stored before, unchecked; null where all was deleted
 * @returns stops listening
 */
export function onStoredElsewhere(
  key: StorageKey,
  listener: (before: unknown) => void,
): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener(parsed(event.oldValue));
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** The keys of queued changes begin with this (`queuedChanges.ts`). */
export const queuedPrefix = 'touchline.outbox.';

export type QueueKey = `${typeof queuedPrefix}${string}`;

const isQueueKey = (key: string): key is QueueKey => key.startsWith(queuedPrefix);

/** Texts of queued changes that the storage does not hold and this tab can read, by key. */
export const queuedInMemory = new Map<string, string>();

/**
 * The keys of the changes that were still queued when their person left in this tab, which tries
 * them once more.
 */
export const lastAttempts = new Set<string>();

/** The keys of the queued changes in the storage; none where it is blocked. */
export function queuedKeys(): QueueKey[] {
  try {
    const { length } = localStorage;
    const keys = Array.from({ length }, (_, index) => localStorage.key(index) ?? '');
    return keys.filter(isQueueKey);
  } catch {
    return [];
  }
}

/**
 * Removes personal values. `isKeptInMemory`: this tab can still read them until it closes.
 *
 * @param keys all of them by default, and the queued changes
 */
export function clearUserData(
  { isKeptInMemory }: { isKeptInMemory: boolean },
  keys?: readonly StorageKey[],
): void {
  for (const key of keys ?? Object.values(userKeys)) {
    const value = readStored(key);
    writeStored(key, null);
    if (isKeptInMemory && value !== null) keptInMemory.set(key, value);
  }
  if (keys) return;
  if (!isKeptInMemory) {
    for (const key of queuedInMemory.keys()) lastAttempts.add(key);
    queuedInMemory.clear();
  }
  for (const key of queuedKeys()) {
    if (isKeptInMemory) queuedInMemory.set(key, localStorage.getItem(key) ?? '');
    else lastAttempts.add(key);
    removeStored(key);
  }
}

/**
 * Removes what was typed before this person signed in: a sign-up (SIGNUP-16), and drafts of records
 * that another person left. Their own survive the end of a session (ADMIN-61).
 */
export function clearDraftsOfOthers(userId: string): void {
  writeStored(storageKeys.signUpDraft, null);
  const kept = readStored(storageKeys.recordDrafts);
  if (kept === null) return;
  if (typeof kept !== 'object' || !('owner' in kept) || kept.owner !== userId)
    writeStored(storageKeys.recordDrafts, null);
}
