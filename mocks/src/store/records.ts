import { now, toInstant } from '../clock.ts';
import { refuse, refuseStale } from '../problems.ts';
import { collection } from './collection.ts';

/** A record with the number of its current version. */
export interface Versioned {
  id: string;
  version: number;
  updatedAt: string | null;
  updatedBy: string | null;
}

/** The fields that the store sets itself. */
type Kept = keyof Versioned;

export interface Records<Item extends Versioned> {
  list: () => Item[];
  find: (id: string) => Item | undefined;
  /** @throws Refusal 404 for an unknown id */
  get: (id: string) => Item;
  /** @throws Refusal 409 for a stale version */
  requireVersion: (item: Item, version: number) => void;
  create: (fields: Omit<Item, Kept>, by: string) => Item;
  /**
   * Merges the given fields into the record.
   *
   * @param version the version that the change is based on
   * @throws Refusal 404 for an unknown id, 409 for a stale version
   */
  change: (id: string, version: number, changes: Partial<Omit<Item, Kept>>, by: string) => Item;
  /** @throws Refusal 404 for an unknown id, 409 for a stale version */
  remove: (id: string, version: number) => Item;
  /** The deleted record, which still counts for who may restore it. */
  removed: (id: string) => Item;
  /** Puts a deleted record back. */
  restore: (id: string, by: string) => Item;
}

/**
 * Records that several people change: every change names the version that it is based on.
 *
 * @param shown the record as an answer contains it, for the refusal of a stale change
 */
export function records<Item extends Versioned>(
  name: string,
  seed: () => readonly Item[],
  shown: (item: Item) => object = (item) => item,
): Records<Item> {
  const items = collection<Item>(name, seed);
  const removed = collection<Item>(`${name}-removed`, () => []);
  const get = (id: string) => items.find(id) ?? unknown();
  const unknown = () => refuse(404, 'There is no record with this id');
  const stamp = (by: string) => ({ updatedAt: toInstant(now()), updatedBy: by });

  function requireVersion(item: Item, version: number): void {
    if (item.version !== version) refuseStale(shown(item));
  }

  function current(id: string, version: number): Item {
    const item = get(id);
    requireVersion(item, version);
    return item;
  }

  return {
    list: items.list,
    find: items.find,
    get,
    requireVersion,
    create(fields, by) {
      const id = items.newId();
      return items.append({ ...fields, id, version: 1, ...stamp(by) } as Item);
    },
    change(id, version, changes, by) {
      const item = current(id, version);
      return Object.assign(item, changes, { id, version: version + 1, ...stamp(by) });
    },
    remove(id, version) {
      const item = current(id, version);
      items.remove(id);
      return removed.append(item);
    },
    removed: (id) => removed.find(id) ?? unknown(),
    restore(id, by) {
      const item = removed.remove(id) ?? unknown();
      return items.append(Object.assign(item, { version: item.version + 1, ...stamp(by) }));
    },
  };
}
