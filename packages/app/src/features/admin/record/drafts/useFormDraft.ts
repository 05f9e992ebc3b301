import { useRef, useState } from 'react';
import type * as v from 'valibot';
import { currentSession } from '#session/session.atoms.ts';
import type { AdminArea } from '../../adminAreas.ts';
import { readDraft, writeDraft } from './recordDrafts.ts';

/** A form beside a record: the area and the id of the record, and the name of the form. */
export interface FormDraftKey {
  area: AdminArea;
  id: string;
  form: string;
}

const recordDraftKey = ({ area, id, form }: FormDraftKey) => ({
  area,
  id: `${id}/${form}`,
  owner: currentSession()?.user.id ?? '',
});

/** What was typed into a form beside a record and is not sent; null for nothing (ADMIN-61). */
export function readFormDraft<Values extends object>(
  key: FormDraftKey,
  schema: v.GenericSchema<unknown, Partial<Values>>,
) {
  return readDraft<Values>(recordDraftKey(key), schema, Date.now());
}

export function forgetFormDraft(key: FormDraftKey): void {
  writeDraft(recordDraftKey(key), null, Date.now());
}

/**
 * What is typed into a form beside a record, kept for its person as the record's own fields are
 * (ADMIN-61).
 *
 * @param first the fields before anything is typed
 * @param restore the fields from what was kept, by default all of them
 * @param strip takes out what is not kept
 * @returns the fields, a function that changes some of them, whether they differ from the first, and a
 *   function that returns the latest of them, for an answer that reaches an older render
 */
export function useFormDraft<Values extends object>(
  key: FormDraftKey,
  schema: v.GenericSchema<unknown, Partial<Values>>,
  { version: current, first, restore, strip }: FormDraftOptions<Values>,
): readonly [Values, PutFields<Values>, boolean, () => Values] {
  const [blank] = useState(first);
  const [typed, setTyped] = useState<Values>(() => {
    const kept = readFormDraft<Values>(key, schema);
    if (!kept) return blank;
    return { ...blank, ...(restore ? restore(kept.values, kept.version) : kept.values) };
  });
  const latest = useRef(typed);
  const isTyped = JSON.stringify(typed) !== JSON.stringify(blank);

  function put(changes: Partial<Values>, version = current) {
    const next = { ...latest.current, ...changes };
    latest.current = next;
    setTyped(next);
    const isBlank = JSON.stringify(next) === JSON.stringify(blank);
    const values = strip ? strip(next) : next;
    writeDraft(recordDraftKey(key), isBlank ? null : { version, values }, Date.now());
  }
  return [typed, put, isTyped, () => latest.current];
}

/** Changes some of the fields; kept with the version of the record that they were begun with. */
type PutFields<Values> = (changes: Partial<Values>, version?: number) => void;

export interface FormDraftOptions<Values extends object> {
  /** The version of the record that is being typed over. */
  version: number;
  first: () => Values;
  restore?: (kept: Partial<Values>, version: number) => Partial<Values>;
  strip?: (values: Values) => Partial<Values>;
}
