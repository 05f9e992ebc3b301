import { ApiError } from '#platform/client/ApiError.ts';
import { untilOffline } from '../untilOffline.ts';

/** A record, or why there is none: it is not there, or it belongs to another school. */
export type FoundRecord<Stored> =
  | { state: 'found'; record: Stored }
  | { state: 'missing' }
  | { state: 'forbidden' };

/** Fetches a record. A missing or foreign record is a result and no error. */
export async function fetchRecord<Stored>(answer: Promise<Stored>): Promise<FoundRecord<Stored>> {
  try {
    return { state: 'found', record: await untilOffline(answer) };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    // A 400 means that the id in the address is malformed.
    if (status === 404 || status === 400 || status === 410) return { state: 'missing' };
    if (status === 403) return { state: 'forbidden' };
    throw error;
  }
}
