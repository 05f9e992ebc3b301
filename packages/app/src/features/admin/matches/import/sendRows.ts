import { ApiError } from '#platform/client/ApiError.ts';
import { transientStatuses } from '../../transientStatuses.ts';

/** The answer of the server to a row. */
export type RowOutcome =
  | { state: 'created'; id: string; title: string }
  /** Messages by the field as the server names it, and one for the row. */
  | { state: 'refused'; text: string; fields: Record<string, string[]> };

/** Why sending has stopped. */
export type Stop =
  | { why: 'done' | 'paused' }
  /** `unsureId`: the row that may have arrived all the same; null when it has not. */
  | { why: 'failed'; error: unknown; unsureId: string | null };

interface Created {
  id: string;
  broadcastTitle: string;
}

export interface SendRowsOptions<Row extends { id: string }> {
  create: (row: Row) => Promise<Created>;
  /** The match that an earlier try has created although its answer was lost; null for none. */
  findCreated: (row: Row) => Promise<Created | null>;
  /** The message of an error. */
  textOf: (error: unknown) => string;
  /** The row that may have arrived in the try before. */
  unsureId: string | null;
  isStopped: () => boolean;
  onSending: (row: Row) => void;
  onOutcome: (id: string, outcome: RowOutcome) => void;
}

/**
 * Creates one match after the other (ADMIN-152). What the server refuses is passed over; without an
 * answer, or when the server asks to wait, the rest is not tried.
 */
export async function sendRows<Row extends { id: string }>(
  rows: readonly Row[],
  options: SendRowsOptions<Row>,
): Promise<Stop> {
  const { create, findCreated, textOf, unsureId, isStopped, onSending, onOutcome } = options;
  for (const row of rows) {
    if (isStopped()) return { why: 'paused' };
    onSending(row);
    let isUnsure = row.id === unsureId;
    try {
      const earlier = isUnsure ? await findCreated(row) : null;
      isUnsure = false;
      const { id, broadcastTitle } = earlier ?? (await create(row));
      onOutcome(row.id, { state: 'created', id, title: broadcastTitle });
    } catch (error) {
      // A search that is refused says nothing about the match.
      if (isUnsure || !isRefusal(error)) {
        return {
          why: 'failed',
          error,
          unsureId: isUnsure || mayHaveArrived(error) ? row.id : null,
        };
      }
      onOutcome(row.id, { state: 'refused', text: textOf(error), fields: error.fieldErrors });
    }
  }
  return { why: 'done' };
}

/** Whether the server refused this match, so that another may be taken. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.kind !== 'http') return false;
  return error.status >= 400 && error.status < 500 && !transientStatuses.includes(error.status);
}

/** Whether a match may have been created although the call has failed. */
function mayHaveArrived(error: unknown): boolean {
  return !(error instanceof ApiError && transientStatuses.includes(error.status));
}
