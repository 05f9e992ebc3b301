import { atomWithStorage } from 'jotai/utils';
import { readStored, writeStored, type StorageKey } from './storage.ts';

/**
 * State that outlives the page. What comes out of the storage is read by `parse`, which takes what it
 * understands and has an answer for anything; a storage that is full or blocked loses only the memory
 * of it.
 *
 * @param parse gets null where nothing is stored
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
