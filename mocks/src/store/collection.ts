import { onReset } from './resets.ts';

/** In-memory records, seeded from fixtures. A change with an unknown id has no effect. */
export interface Collection<Item extends { id: string }> {
  list: () => Item[];
  find: (id: string | null) => Item | undefined;
  insertFirst: (item: Item) => Item;
  append: (item: Item) => Item;
  /** Inserts the item before the first record for which `isAfter` is true, else at the end. */
  insertBefore: (isAfter: (other: Item) => boolean, item: Item) => Item;
  /** Merges the given fields into the record; undefined for an unknown id. */
  merge: (id: string, changes: Partial<Item>) => Item | undefined;
  /** Changes every record. */
  update: (change: (item: Item) => Item) => void;
  remove: (id: string | null) => Item | undefined;
  replaceAll: (items: Item[]) => void;
  /** A new unique id, the same in every run. */
  newId: () => string;
}

const contents = new Set<() => string>();

/**
 * The records of every collection as text, for tests that compare the state before and after. A collection
 * that is as it was seeded is not written out: all of them together take longer than most calls.
 */
export function storedRecords(): ReadonlyMap<object, string> {
  return new Map([...contents].map((text) => [text, text()]));
}

/** @param seed called again after each reset */
export function collection<Item extends { id: string }>(
  name: string,
  seed: () => readonly Item[],
): Collection<Item> {
  let items: Item[] | null = null;
  let created = 0;
  onReset(() => {
    items = null;
    created = 0;
  });
  const all = () => (items ??= structuredClone([...seed()]));
  contents.add(() => {
    const text = items && JSON.stringify(items);
    return text === null || text === JSON.stringify(seed()) ? 'as seeded' : text;
  });
  const find = (id: string | null) => all().find((item) => item.id === id);
  return {
    list: all,
    find,
    insertFirst(item) {
      all().unshift(item);
      return item;
    },
    append(item) {
      all().push(item);
      return item;
    },
    insertBefore(isAfter, item) {
      const index = all().findIndex(isAfter);
      all().splice(index < 0 ? all().length : index, 0, item);
      return item;
    },
    merge(id, changes) {
      const item = find(id);
      return item && Object.assign(item, changes, { id });
    },
    update(change) {
      items = all().map(change);
    },
    remove(id) {
      const item = find(id);
      if (item) items = all().filter((other) => other !== item);
      return item;
    },
    replaceAll(next) {
      items = next;
    },
    newId() {
      created += 1;
      return `${name}-new-${created}`;
    },
  };
}
