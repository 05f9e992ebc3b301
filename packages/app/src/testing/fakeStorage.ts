import { vi } from 'vitest';

/** The storage of a browser, for tests in Node; every change of it stands in `changes`, in order. */
export function stubStorage(): { values: Map<string, string>; changes: string[] } {
  const values = new Map<string, string>();
  const changes: string[] = [];
  vi.stubGlobal('localStorage', {
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      changes.push(key);
      values.set(key, value);
    },
    removeItem: (key: string) => {
      changes.push(key);
      values.delete(key);
    },
  });
  return { values, changes };
}
