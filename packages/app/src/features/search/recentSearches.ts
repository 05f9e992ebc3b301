import { fold } from '@touchline/ui/fold';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { maxSearchLength, minSearchLength } from '#platform/searchText.ts';

/** The maximum number of remembered searches; the oldest is forgotten first. */
const most = 5;

/**
 * Validates what is stored; what cannot be searched for is left out, and what somebody else has searched
 * for (AUTH-14).
 *
 * @param owner the id of who searches; empty for a visitor
 */
export function parseRecentSearches(stored: unknown, owner: string): readonly string[] {
  const kept = (stored ?? {}) as { owner?: unknown; texts?: unknown };
  if (kept.owner !== owner || !Array.isArray(kept.texts)) return [];
  const texts = kept.texts.filter(
    (text): text is string => typeof text === 'string' && isUsable(text),
  );
  return [...new Set(texts)].slice(0, most);
}

function isUsable(text: string): boolean {
  const { length } = [...text];
  return text === text.trim() && length >= minSearchLength && length <= maxSearchLength;
}

/** What a person has searched for in this browser, the latest first (SEARCH-25). */
export function readRecentSearches(owner: string): readonly string[] {
  return parseRecentSearches(readStored(storageKeys.recentSearches), owner);
}

/** Replaces what is stored. @returns what is stored now */
export function storeRecentSearches(texts: readonly string[], owner: string): readonly string[] {
  writeStored(storageKeys.recentSearches, texts.length === 0 ? null : { owner, texts });
  return texts;
}

/** Adds a search as the latest one; the same in other letters, as SEARCH-16 compares, is replaced. */
export function withSearch(texts: readonly string[], text: string): readonly string[] {
  const others = texts.filter((other) => fold(other) !== fold(text));
  return isUsable(text) ? [text, ...others].slice(0, most) : texts;
}

/**
 * Calls the listener when another window of the browser has changed what is stored.
 *
 * @returns stops listening
 */
export function onRecentSearchesElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === storageKeys.recentSearches || key === null) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
