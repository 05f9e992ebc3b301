import { atom } from 'jotai';
import { readStored, storageKeys } from '#platform/storage/storage.ts';
import { storedAtom } from '#platform/storage/storedAtom.ts';
import { adminAreas, type AdminArea } from '../../adminAreas.ts';

export type HiddenColumns = Partial<Record<AdminArea, readonly string[]>>;

const chosenAtom = storedAtom<HiddenColumns>(storageKeys.adminColumns, parseColumns);

/** The ids of columns that this browser does not show, by area; set for some areas, the others stay (ADMIN-2). */
export const hiddenColumnsAtom = atom(
  (get) => get(chosenAtom),
  (get, set, change: HiddenColumns) => {
    // Over what another tab has stored since. Without a storage the choices of this tab add up.
    const stored = readStored(storageKeys.adminColumns);
    set(chosenAtom, { ...(stored ? parseColumns(stored) : get(chosenAtom)), ...change });
  },
);

/** Validates the stored choice; unknown areas and ids that are no text are omitted. */
export function parseColumns(stored: unknown): HiddenColumns {
  if (typeof stored !== 'object' || stored === null) return {};
  const areas = Object.keys(adminAreas) as AdminArea[];
  const entries = areas.flatMap((area): [AdminArea, readonly string[]][] => {
    const ids: unknown = Object.getOwnPropertyDescriptor(stored, area)?.value;
    if (!Array.isArray(ids)) return [];
    return [[area, ids.filter((id) => typeof id === 'string').slice(0, 20)]];
  });
  return Object.fromEntries(entries);
}
