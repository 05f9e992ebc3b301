import * as v from 'valibot';
import { isKeptDraft } from '#platform/storage/draftLifetime.ts';
import {
  keptInMemory,
  readStored,
  storageKeys,
  writeStored,
  type StorageKey,
} from '#platform/storage/storage.ts';

/** The most drafts of a person under one key; the oldest goes first. */
const mostDrafts = 20;

const storedDrafts = v.object({
  owner: v.string(),
  drafts: v.record(v.string(), v.looseObject({ savedAt: v.number() })),
});

type Drafts = v.InferOutput<typeof storedDrafts>['drafts'];

/** Whose drafts are meant, and under which key they are stored. */
export interface DraftsOf {
  key: StorageKey;
  /** The id of the person. */
  owner: string;
}

/**
 * The drafts that a person has under a key, by the id of what each is of, without those that are too
 * old. What else is kept of each has to be validated.
 *
 * @param now in ms
 */
export function readDrafts({ key, owner }: DraftsOf, now: number): Drafts {
  const result = v.safeParse(storedDrafts, readStored(key));
  if (!result.success || result.output.owner !== owner) return {};
  const fresh = Object.entries(result.output.drafts).filter(([, { savedAt }]) =>
    isKeptDraft(savedAt, now),
  );
  return Object.fromEntries(fresh);
}

/**
 * Reads one draft; null where there is none, and for one that does not fit the schema.
 *
 * @param now in ms
 */
export function readStoredDraft<Draft>(
  { id, ...drafts }: DraftsOf & { id: string },
  schema: v.GenericSchema<unknown, Draft>,
  now: number,
): Draft | null {
  const kept = readDrafts(drafts, now);
  if (!Object.hasOwn(kept, id)) return null;
  const result = v.safeParse(schema, kept[id]);
  return result.success ? result.output : null;
}

/**
 * Stores drafts, beside the others of their person, which another tab may have stored meanwhile.
 *
 * @param changes what is kept of each draft, by its id; null removes it
 * @param now in ms
 */
export function writeDrafts(
  { key, owner }: DraftsOf,
  changes: Iterable<readonly [id: string, draft: object | null]>,
  now: number,
): void {
  const drafts = new Map<string, object & { savedAt: number }>(
    Object.entries(readDrafts({ key, owner }, now)),
  );
  for (const [id, draft] of changes) {
    if (draft === null) drafts.delete(id);
    else drafts.set(id, { savedAt: now, ...draft });
  }
  const newest = [...drafts]
    .toSorted(([, one], [, other]) => other.savedAt - one.savedAt)
    .slice(0, mostDrafts);
  writeStored(key, newest.length > 0 ? { owner, drafts: Object.fromEntries(newest) } : null);
}

/**
 * Stores the drafts again that a session which expired in this tab has left in its memory, beside
 * those that another tab has stored since: a reload would lose them.
 *
 * @param now in ms
 */
export function storeDraftsAgain({ key, owner }: DraftsOf, now: number): void {
  if (!keptInMemory.has(key)) return;
  const left = Object.entries(readDrafts({ key, owner }, now));
  // Those of somebody else stay where they are.
  if (left.length === 0) return;
  keptInMemory.delete(key);
  const stored = readDrafts({ key, owner }, now);
  const isLatest = ([id, { savedAt }]: (typeof left)[number]) =>
    (stored[id]?.savedAt ?? 0) < savedAt;
  writeDrafts({ key, owner }, left.filter(isLatest), now);
}

/** `storeDraftsAgain` of all kinds that leave the storage with the session. */
export function storeAllDraftsAgain(owner: string): void {
  const { athleteDrafts, chatDrafts, profileDraft, shortcutDrafts } = storageKeys;
  for (const key of [athleteDrafts, chatDrafts, profileDraft, shortcutDrafts])
    storeDraftsAgain({ key, owner }, Date.now());
}
