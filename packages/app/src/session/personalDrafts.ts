import { atom } from 'jotai';
import * as v from 'valibot';
import { sessionScopedAtom } from '#platform/sessionScope.ts';
import { isKeptDraft } from '#platform/storage/draftLifetime.ts';
import { readStored, writeStored, type StorageKey } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import { userIdAtom } from './session.atoms.ts';

/** The most drafts of a kind; the oldest goes first. */
const mostDrafts = 20;

const storedDraft = v.object({ savedAt: v.number(), value: v.unknown() });
const storedDrafts = v.object({ owner: v.string(), drafts: v.record(v.string(), storedDraft) });

type Stored = v.InferOutput<typeof storedDrafts>['drafts'];

/** The stored drafts of a person that are not too old. */
function readDrafts(key: StorageKey, owner: string): Stored {
  const result = v.safeParse(storedDrafts, readStored(key));
  if (!result.success || result.output.owner !== owner) return {};
  const now = Date.now();
  const fresh = Object.entries(result.output.drafts).filter(([, { savedAt }]) =>
    isKeptDraft(savedAt, now),
  );
  return Object.fromEntries(fresh);
}

interface DraftKind<Draft, Kept> {
  /** One of those that are cleared at the end of the session. */
  key: StorageKey;
  /** Of what is stored of one draft. */
  schema: v.GenericSchema<unknown, Kept>;
  /** What is stored of a draft; null where nothing is typed. */
  keep: (draft: Draft) => Kept | null;
  restore: (kept: Kept) => Draft;
}

const forgetters = new Set<() => void>();

/** Empties the atoms of all kinds of drafts, whose storage the caller clears (USER-15). */
export function forgetPersonalDrafts(): void {
  for (const forget of forgetters) forget();
}

/**
 * An atom with what a person types outside of pages, by the id of what it is of. It is kept in this
 * browser for 24 h, for its person alone, and leaves it with them; after a 401 it is there again for the
 * same person. It is set with what changes the drafts.
 */
export function personalDraftsAtom<Draft, Kept>({
  key,
  schema,
  keep,
  restore,
}: DraftKind<Draft, Kept>) {
  type Drafts = ReadonlyMap<string, Draft>;
  const typedAtom = sessionScopedAtom<Drafts | null>(null);

  function parse(stored: Stored): Drafts {
    const drafts = Object.entries(stored).flatMap(([id, { value }]) => {
      const result = v.safeParse(schema, value);
      const draft = result.success ? restore(result.output) : null;
      return draft !== null && keep(draft) !== null ? [[id, draft] as const] : [];
    });
    return new Map(drafts);
  }

  /** Stores what has changed alone, because another tab may have stored others meanwhile. */
  function write(owner: string, before: Drafts, next: Drafts) {
    const drafts = new Map(Object.entries(readDrafts(key, owner)));
    for (const id of new Set([...before.keys(), ...next.keys()])) {
      const draft = next.get(id);
      if (draft === before.get(id)) continue;
      const value = draft === undefined ? null : keep(draft);
      if (value === null) drafts.delete(id);
      else drafts.set(id, { savedAt: Date.now(), value });
    }
    const newest = [...drafts]
      .toSorted(([, one], [, other]) => other.savedAt - one.savedAt)
      .slice(0, mostDrafts);
    writeStored(key, newest.length > 0 ? { owner, drafts: Object.fromEntries(newest) } : null);
  }

  forgetters.add(() => store.set(typedAtom, new Map()));
  const draftsAtom = atom(
    // Nothing is stored of a visitor, who has no id.
    (get): Drafts => get(typedAtom) ?? parse(readDrafts(key, get(userIdAtom) ?? '')),
    (get, set, change: (drafts: Drafts) => Drafts) => {
      const before = get(draftsAtom);
      const next = change(before);
      set(typedAtom, next);
      const owner = get(userIdAtom);
      if (owner !== null) write(owner, before, next);
    },
  );
  return draftsAtom;
}
