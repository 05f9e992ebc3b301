import { ApiError } from '#platform/client/ApiError.ts';
import { transientStatuses } from '../../transientStatuses.ts';

/** What became of one record of a bulk change. */
export interface BulkOutcome<Row> {
  before: Row;
  /** As the server answered it; null when it refused. */
  after: Row | null;
  /** Why it was refused; undefined when it was not. */
  error?: unknown;
}

/** Makes a change record by record, each as a part of its own. */
export function changeEach<Row>(
  rows: readonly Row[],
  change: (row: Row) => Promise<Row>,
): Promise<BulkOutcome<Row>[]> {
  return changeInParts(rows, 1, (part) =>
    Promise.all(part.map(async (before) => ({ before, after: await change(before) }))),
  );
}

/**
 * Makes a change in parts of at most `most` records; a refusal does not stop the others. When there
 * is no answer at all, or one that would be the same for each of them, such as a wait, the rest is
 * not tried: nobody waits for each, and our own calls do not make the wait longer.
 *
 * @param change what became of each record of a part
 */
export async function changeInParts<Row>(
  rows: readonly Row[],
  most: number,
  change: (part: readonly Row[]) => Promise<BulkOutcome<Row>[]>,
): Promise<BulkOutcome<Row>[]> {
  const outcomes: BulkOutcome<Row>[] = [];
  let stop: unknown;
  const refuse = (part: readonly Row[], error: unknown) =>
    outcomes.push(...part.map((before) => ({ before, after: null, error })));
  for (const part of inParts(rows, most)) {
    if (stop) {
      refuse(part, stop);
      continue;
    }
    try {
      outcomes.push(...(await change(part)));
    } catch (error) {
      if (stopsTheRest(error)) stop = error;
      refuse(part, error);
    }
  }
  return outcomes;
}

/** Whether a failure is about none of the records, so that the next would fail as well. */
function stopsTheRest(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 0 || transientStatuses.includes(error.status))
  );
}

/** The records that were changed, and those that the server refused. */
export function partsOf<Row>(outcomes: readonly BulkOutcome<Row>[]) {
  return {
    done: outcomes.filter(({ after }) => after !== null),
    refused: outcomes.filter(({ after }) => after === null),
  };
}

/** Parts of at most `most`, in the same order. */
export function inParts<Row>(rows: readonly Row[], most: number): (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, index) =>
    rows.slice(index * most, (index + 1) * most),
  );
}

/**
 * Takes changes back, those that were made; like the changes, the rest is not tried without an
 * answer or after one that asks to wait.
 *
 * @returns what became of each; `before` is the record as the change had left it
 */
export async function undoEach<Row>(
  outcomes: readonly BulkOutcome<Row>[],
  undo: (before: Row, after: Row) => Promise<Row>,
): Promise<BulkOutcome<Row>[]> {
  const changes: { before: Row; after: Row }[] = outcomes.flatMap(({ before, after }) =>
    after ? [{ before, after }] : [],
  );
  const undone = await changeEach(changes, async ({ before, after }) => ({
    before: after,
    after: await undo(before, after),
  }));
  return undone.map(({ before, after, error }) => ({
    before: before.after,
    after: after?.after ?? null,
    error,
  }));
}
