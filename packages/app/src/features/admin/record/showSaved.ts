import { mutateCached } from '#platform/cache/cache.ts';
import { ApiError } from '#platform/client/ApiError.ts';
import type { AdminArea } from '../adminAreas.ts';
import { announceChange } from '../adminChanges.ts';
import type { FoundRecord } from './fetchRecord.ts';
import { recordKey } from './recordKey.ts';
import type { AdminRecord } from './recordKind.ts';
import { rememberSaved } from './versions/useRenewal.ts';

/** Shows a record as the server has answered it, here and in the other windows. */
export async function showSaved(area: AdminArea, saved: AdminRecord): Promise<void> {
  const found: FoundRecord<AdminRecord> = { state: 'found', record: saved };
  rememberSaved(saved);
  await mutateCached<FoundRecord<AdminRecord>>(recordKey(area, saved.id), found, {
    revalidate: false,
  });
  announceChange(area);
}

/** Whether the server refused a change of a record that has changed meanwhile. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 412);
}

/**
 * Makes a change of a record beside its form. One that was refused because the record has changed
 * meanwhile shows it as it is by now, with what the server said, so that the person decides again.
 *
 * @param fetch answers the record
 * @throws what the change has thrown
 */
export async function orShowCurrent<Answer>(
  area: AdminArea,
  change: Promise<Answer>,
  fetch: () => Promise<AdminRecord>,
): Promise<Answer> {
  try {
    return await change;
  } catch (error) {
    if (isStale(error)) await showSaved(area, await fetch());
    throw error;
  }
}
