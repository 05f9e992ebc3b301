import { draftLifetime } from './draftLifetime.ts';
import { keptInMemory, readStored, storageKeys, writeStored } from './storage.ts';

/** The keys under which drafts are stored that are kept for 24 h (SIGNUP-16, USER-12, ADMIN-61). */
const { athleteDrafts, chatDrafts, profileDraft, recordDrafts, shortcutDrafts, signUpDraft } =
  storageKeys;

/**
 * Deletes the drafts that are too old to be read again. Whoever reads or writes one passes over old
 * ones, but what was typed on a page that nobody opens any more would stay in the browser for good.
 * One from the future stays until it is old: the clock of the device may be set right again.
 *
 * @param now in ms
 */
export function deleteOldDrafts(now: number): void {
  const isOld = (draft: unknown) => {
    const { savedAt } = Object(draft) as { savedAt?: unknown };
    return typeof savedAt === 'number' && now - savedAt >= draftLifetime;
  };
  const keys = [athleteDrafts, chatDrafts, profileDraft, recordDrafts, shortcutDrafts, signUpDraft];
  for (const key of keys) {
    // What is in the memory alone goes with the tab, and must not be written to the storage again.
    if (keptInMemory.has(key)) continue;
    const stored = readStored(key);
    if (isOld(stored)) writeStored(key, null);
    const { drafts } = Object(stored) as { drafts?: unknown };
    const all = Object.entries(Object(drafts) as object);
    const kept = all.filter(([, draft]) => !isOld(draft));
    if (kept.length === all.length) continue;
    const rest = { ...(stored as object), drafts: Object.fromEntries(kept) };
    writeStored(key, kept.length > 0 ? rest : null);
  }
}
