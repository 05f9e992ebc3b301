import { atom } from 'jotai';
import * as v from 'valibot';
import { onSessionEnd } from '#platform/sessionScope.ts';
import { isKeptDraft } from '#platform/storage/draftLifetime.ts';
import type { StorageKey } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import { userIdAtom } from './session.atoms.ts';
import { readDrafts, storeDraftsAgain, writeDrafts } from './storedDrafts.ts';

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
  const typedAtom = atom<Drafts | null>(null);
  const keptDraft = v.object({ value: schema });

  function read(owner: string): Drafts {
    const stored = Object.entries(readDrafts({ key, owner }, Date.now()));
    const drafts = stored.flatMap(([id, kept]) => {
      const result = v.safeParse(keptDraft, kept);
      const draft = result.success ? restore(result.output.value) : null;
      return draft !== null && keep(draft) !== null ? [[id, draft] as const] : [];
    });
    return new Map(drafts);
  }

  /**
   * The drafts as a reload would bring them: a call that was on its way never tells the outcome after
   * the end of its session.
   */
  function restored(drafts: Drafts): Drafts {
    const kept = [...drafts].flatMap(([id, draft]) => {
      const value = keep(draft);
      return value === null ? [] : [[id, restore(value)] as const];
    });
    return new Map(kept);
  }

  /** What is kept of the drafts that have changed; null for one that is not kept. */
  function changesOf(before: Drafts, next: Drafts) {
    const ids = [...new Set([...before.keys(), ...next.keys()])];
    return ids
      .filter((id) => next.get(id) !== before.get(id))
      .map((id) => {
        const draft = next.get(id);
        const value = draft === undefined ? null : keep(draft);
        return [id, value === null ? null : { value }] as const;
      });
  }

  // What a session that expired has left here. Another tab may have been the one that took it out of
  // the storage, and may be closed by the next sign-in.
  let left: { owner: string; drafts: Drafts; at: number } | undefined;
  onSessionEnd(({ reason, userId }) => {
    const drafts = restored(store.get(typedAtom) ?? read(userId));
    if (reason === 'left') left = undefined;
    else if (drafts.size > 0) left = { owner: userId, drafts, at: Date.now() };
    store.set(typedAtom, null);
  });
  store.sub(userIdAtom, () => {
    const owner = store.get(userIdAtom);
    if (owner === null) return;
    const now = Date.now();
    storeDraftsAgain({ key, owner }, now);
    if (left?.owner !== owner) return;
    const { drafts, at } = left;
    left = undefined;
    if (!isKeptDraft(at, now)) return;
    const stored = read(owner);
    writeDrafts({ key, owner }, changesOf(stored, new Map([...drafts, ...stored])), now);
    store.set(typedAtom, new Map([...stored, ...drafts]));
  });

  forgetters.add(() => {
    left = undefined;
    store.set(typedAtom, new Map());
  });
  const draftsAtom = atom(
    // Nothing is stored of a visitor, who has no id.
    (get): Drafts => get(typedAtom) ?? read(get(userIdAtom) ?? ''),
    (get, set, change: (drafts: Drafts) => Drafts) => {
      const before = get(draftsAtom);
      const next = change(before);
      set(typedAtom, next);
      const owner = get(userIdAtom);
      if (owner !== null) writeDrafts({ key, owner }, changesOf(before, next), Date.now());
    },
  );
  return draftsAtom;
}
