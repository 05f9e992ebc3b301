import { atomWithStorage } from 'jotai/utils';
import { onStoredElsewhere, readStored, writeStored, type StorageKey } from './storage.ts';

export interface StoredAtomOptions<Value> {
  /** Whether a mounted atom takes over what another tab stores. */
  followsOtherTabs?: boolean;
  /** What is stored of a value, by default the value itself; null stores nothing. */
  toStored?: (value: Value) => unknown;
}

/**
 * An atom whose value is stored in the browser. `parse` validates the stored value and returns a
 * default for anything else. The storage is read again whenever the atom is mounted. With a full or
 * blocked storage the value is lost with the page.
 *
 * @param parse gets null when nothing is stored
 */
export function storedAtom<Value>(
  key: StorageKey,
  parse: (stored: unknown) => Value,
  { followsOtherTabs = false, toStored = (value) => value }: StoredAtomOptions<Value> = {},
) {
  /** A value that the storage did not take, which stays until the page is closed (SEC-11). */
  let unstored: { value: Value } | null = null;
  const getItem = () => (unstored ? unstored.value : parse(readStored(key)));
  return atomWithStorage<Value>(
    key,
    parse(null),
    {
      getItem,
      setItem(_key, value) {
        unstored = writeStored(key, toStored(value)) ? null : { value };
      },
      removeItem() {
        unstored = null;
        writeStored(key, null);
      },
      ...(followsOtherTabs && {
        subscribe: (_key: string, onChange: (value: Value) => void) =>
          onStoredElsewhere(key, () => onChange(getItem())),
      }),
    },
    { getOnInit: true },
  );
}
