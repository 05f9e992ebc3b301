import { onReset } from './resets.ts';

/** Records in memory, seeded from fixtures. An unknown id never touches another record. */
export interface Collection<Item extends { id: string }> {
  list: () => Item[];
  find: (id: string | null) => Item | undefined;
  insertFirst: (item: Item) => Item;
  append: (item: Item) => Item;
  /** Puts it before the first record that `isAfter` it, or last. */
  insertBefore: (isAfter: (other: Item) => boolean, item: Item) => Item;
  /** Lays the given fields over the record; undefined for an unknown id. */
  merge: (id: string, changes: Partial<Item>) => Item | undefined;
  /** Changes every record. */
  update: (change: (item: Item) => Item) => void;
  remove: (id: string | null) => Item | undefined;
  replaceAll: (items: Item[]) => void;
  /** An id that no record has and that is the same in every run. */
  newId: () => string;
}

/** @param seed is asked again after each reset. */
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
