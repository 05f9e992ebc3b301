import { refuse } from '../../api.ts';
import type { Collection } from '../../store/collection.ts';

type Records = Pick<Collection<{ id: string }>, 'find'>;

/** Removes a label, and its id from the given field of all records. An unknown id has no effect. */
export function removeLabel<
  Field extends string,
  Item extends { id: string } & Record<Field, string[]>,
>(
  id: string,
  labels: Pick<Collection<{ id: string }>, 'remove'>,
  carriers: Collection<Item>,
  field: Field,
): void {
  labels.remove(id);
  carriers.update((item) => ({ ...item, [field]: item[field].filter((each) => each !== id) }));
}

/** The ids of existing records, each once; a request can still name a deleted one. */
export function existing(ids: readonly string[], records: Records): string[] {
  return [...new Set(ids)].filter((id) => records.find(id));
}

/**
 * Refuses a request whose field names a record that does not exist: nothing would show what refers
 * to it.
 */
export function requireExisting(field: string, id: string | undefined, records: Records): void {
  if (id !== undefined && !records.find(id)) {
    refuse(400, 'The request does not fit this call', { [field]: [`There is no "${id}"`] });
  }
}
