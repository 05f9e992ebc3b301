import * as v from 'valibot';
import { storageKeys } from '#platform/storage/storage.ts';
import { readStoredDraft, writeDrafts } from '#session/storedDrafts.ts';
import type { AdminArea } from '../../adminAreas.ts';

/** What was typed and is not saved: the fields that differ, and the version that they are based on. */
export interface RecordDraft<Values> {
  /** 0 for a record that is not created yet. */
  version: number;
  values: Partial<Values>;
}

/** The record that a draft is of, and whose draft it is. */
interface DraftPlace {
  area: AdminArea;
  /** `new` for a record that is not created yet. */
  id: string;
  owner: string;
}

/** The drafts of athletes hold names of minors, which leave the browser with their person. */
function keyOf(area: AdminArea) {
  return area === 'athletes' ? storageKeys.athleteDrafts : storageKeys.recordDrafts;
}

/**
 * Reads the draft of a record. One with a field that does not fit is passed over as a whole.
 *
 * @param schema of the fields
 * @param now in ms
 */
export function readDraft<Values extends object>(
  { area, id, owner }: DraftPlace,
  schema: v.GenericSchema<unknown, Partial<Values>>,
  now: number,
): RecordDraft<Values> | null {
  const place = { key: keyOf(area), owner, id: `${area}/${id}` };
  const draft = readStoredDraft(place, v.object({ version: v.number(), values: schema }), now);
  return draft && Object.keys(draft.values).length > 0 ? draft : null;
}

type Listener = (draft: RecordDraft<object> | null) => void;

const listeners = new Map<string, Set<Listener>>();

const listenerKey = ({ area, id, owner }: DraftPlace) => JSON.stringify([area, id, owner]);

/**
 * Hears of a draft that is put back while its form is open.
 *
 * @returns unsubscribes
 */
export function onDraftPutBack<Values extends object>(
  place: DraftPlace,
  listener: (draft: RecordDraft<Values> | null) => void,
): () => void {
  const key = listenerKey(place);
  const ofPlace = listeners.get(key) ?? new Set();
  listeners.set(key, ofPlace.add(listener as Listener));
  return () => {
    ofPlace.delete(listener as Listener);
    if (ofPlace.size === 0) listeners.delete(key);
  };
}

/**
 * Keeps a draft as `writeDraft` does, and shows it in the form of its record. That one may have been
 * opened after the form in which the draft was typed was left, and would write over it.
 */
export function putDraftBack<Values extends object>(
  place: DraftPlace,
  draft: RecordDraft<Values> | null,
  now: number,
): void {
  writeDraft(place, draft, now);
  for (const listener of listeners.get(listenerKey(place)) ?? []) listener(draft);
}

/** Keeps the draft of a record for its person; null removes it. */
export function writeDraft<Values extends object>(
  { area, id, owner }: DraftPlace,
  draft: RecordDraft<Values> | null,
  now: number,
): void {
  writeDrafts({ key: keyOf(area), owner }, [[`${area}/${id}`, draft]], now);
}
