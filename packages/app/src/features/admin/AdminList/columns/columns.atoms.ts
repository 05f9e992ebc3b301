import { atom } from 'jotai';
import { readStored, storageKeys } from '#platform/storage/storage.ts';
import { storedAtom } from '#platform/storage/storedAtom.ts';
import { adminAreas, type AdminArea } from '../../adminAreas.ts';

export type HiddenColumns = Partial<Record<AdminArea, readonly string[]>>;

const chosenAtom = storedAtom<HiddenColumns>(storageKeys.adminColumns, parseColumns);

/** The choices of this tab that the storage did not take (SEC-11). */
let unstored: HiddenColumns = {};

/** The ids of columns that this browser does not show, by area; set for some areas, the others stay (ADMIN-2). */
export const hiddenColumnsAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, change: HiddenColumns) => {
    // Over what another tab has stored since.
    const stored = () => parseColumns(readStored(storageKeys.adminColumns));
    const chosen = { ...stored(), ...unstored, ...change };
    set(chosenAtom, chosen);
    const isStored = JSON.stringify(stored()) === JSON.stringify(parseColumns(chosen));
    unstored = isStored ? {} : { ...unstored, ...change };
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
