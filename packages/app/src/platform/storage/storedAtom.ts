import { atomWithStorage } from 'jotai/utils';
import { readStored, writeStored, type StorageKey } from './storage.ts';

/**
 * An atom whose value is stored in the browser. `parse` validates the stored value and returns a
 * default for anything else. With a full or blocked storage the value is lost with the page.
 *
 * @param parse gets null when nothing is stored
 */
export function storedAtom<Value>(key: StorageKey, parse: (stored: unknown) => Value) {
  return atomWithStorage<Value>(
    key,
    parse(null),
    {
      getItem: () => parse(readStored(key)),
      setItem: (_key, value) => writeStored(key, value),
      removeItem: () => writeStored(key, null),
    },
    { getOnInit: true },
  );
}
