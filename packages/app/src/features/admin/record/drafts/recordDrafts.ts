import * as v from 'valibot';
import { isKeptDraft } from '#platform/storage/draftLifetime.ts';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import type { AdminArea } from '../../adminAreas.ts';

/** What was typed and is not saved: the fields that differ, and the version that they are based on. */
export interface RecordDraft<Values> {
  /** 0 for a record that is not created yet. */
  version: number;
  values: Partial<Values>;
}

/** The most drafts of a person; the oldest goes first. */
const mostDrafts = 20;

const keptDraft = v.object({ savedAt: v.number(), version: v.number(), values: v.unknown() });
const keptDrafts = v.object({ owner: v.string(), drafts: v.record(v.string(), keptDraft) });

type Kept = v.InferOutput<typeof keptDrafts>['drafts'];

/** The drafts of athletes hold names of minors, which leave the browser with their person. */
function keyOf(area: AdminArea) {
  return area === 'athletes' ? storageKeys.athleteDrafts : storageKeys.recordDrafts;
}

/** The drafts of this person that are not too old. */
function readDrafts(area: AdminArea, owner: string, now: number): Kept {
  const result = v.safeParse(keptDrafts, readStored(keyOf(area)));
  if (!result.success || result.output.owner !== owner) return {};
  const fresh = Object.entries(result.output.drafts).filter(([, { savedAt }]) =>
    isKeptDraft(savedAt, now),
  );
  return Object.fromEntries(fresh);
}

/**
 * Reads the draft of a record.
 *
 * @param id of the record, or `new`
 * @param schema of the fields; a field that does not fit it is left out
 * @param now in ms
 */
export function readDraft<Values extends object>(
  { area, id, owner }: { area: AdminArea; id: string; owner: string },
  schema: v.GenericSchema<unknown, Partial<Values>>,
  now: number,
): RecordDraft<Values> | null {
  const kept = readDrafts(area, owner, now);
  const name = `${area}/${id}`;
  if (!Object.hasOwn(kept, name)) return null;
  const values = fieldsThatFit(schema, kept[name]?.values);
  const version = kept[name]?.version ?? 0;
  return values && Object.keys(values).length > 0 ? { version, values } : null;
}

/** The fields of a stored draft without those that do not fit, such as a text that is too long. */
function fieldsThatFit<Values extends object>(
  schema: v.GenericSchema<unknown, Partial<Values>>,
  stored: unknown,
): Partial<Values> | null {
  const all = v.safeParse(schema, stored);
  if (all.success) return all.output;
  const wrong = new Set(all.issues.map(({ path }) => path?.[0]?.key));
  const others = Object.entries(stored ?? {}).filter(([name]) => !wrong.has(name));
  const rest = v.safeParse(schema, Object.fromEntries(others));
  return rest.success ? rest.output : null;
}

/** Keeps the draft of a record for its person; null removes it. */
export function writeDraft<Values extends object>(
  { area, id, owner }: { area: AdminArea; id: string; owner: string },
  draft: RecordDraft<Values> | null,
  now: number,
): void {
  const { [`${area}/${id}`]: _before, ...others } = readDrafts(area, owner, now);
  const all = draft ? { ...others, [`${area}/${id}`]: { savedAt: now, ...draft } } : others;
  const newest = Object.entries(all)
    .toSorted(([, one], [, other]) => other.savedAt - one.savedAt)
    .slice(0, mostDrafts);
  const drafts = Object.fromEntries(newest);
  writeStored(keyOf(area), newest.length > 0 ? { owner, drafts } : null);
}
