import { fold } from '@touchline/ui/fold';
import * as v from 'valibot';
import { storageKeys } from '#platform/storage/storage.ts';
import { storedAtom } from '#platform/storage/storedAtom.ts';
import { maxSearchLength, minSearchLength } from '#platform/searchText.ts';

export interface StoredSearches {
  /** The id of who has searched; empty for a visitor. */
  owner: string;
  /** The latest first. */
  texts: readonly string[];
}

/** The maximum number of remembered searches; the oldest is forgotten first. */
const most = 5;

function isUsable(text: string): boolean {
  const { length } = [...text];
  return text === text.trim() && length >= minSearchLength && length <= maxSearchLength;
}

const storedSearches = v.object({
  owner: v.string(),
  texts: v.pipe(
    v.array(v.pipe(v.string(), v.check(isUsable))),
    v.maxLength(most),
    v.check((texts) => new Set(texts).size === texts.length),
  ),
});

const none: StoredSearches = { owner: '', texts: [] };

/** Validates what is stored; what does not fit is passed over as a whole. */
export function parseRecentSearches(stored: unknown): StoredSearches {
  const result = v.safeParse(storedSearches, stored);
  return result.success ? result.output : none;
}

/** What was searched for in this browser last, of one person (SEARCH-25). */
export const recentSearchesAtom = storedAtom(storageKeys.recentSearches, parseRecentSearches, {
  followsOtherTabs: true,
  toStored: (searches) => (searches.texts.length === 0 ? null : searches),
});

/** What a person has searched for; nothing of what somebody else has (AUTH-14). */
export function searchesOf({ owner, texts }: StoredSearches, person: string): readonly string[] {
  return owner === person ? texts : none.texts;
}

/** Adds a search as the latest one; the same in other letters, as SEARCH-16 compares, is replaced. */
export function withSearch(texts: readonly string[], text: string): readonly string[] {
  const others = texts.filter((other) => fold(other) !== fold(text));
  return isUsable(text) ? [text, ...others].slice(0, most) : texts;
}
