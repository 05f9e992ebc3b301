import { startTransition, useEffect, useState } from 'react';

/** How many new rows are drawn in one task: React Aria's rows are costly, and a task has 50 ms. */
const rowsPerStage = 7;

interface Stage<Row> {
  rows: readonly Row[];
  count: number;
}

/**
 * The rows to draw now. Many new rows come a few at a time, so that no task is long; where only some
 * of the rows are new objects, all are drawn at once.
 */
export function useStagedRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [stage, setStage] = useState<Stage<Row>>({ rows, count: rowsPerStage });
  if (stage.rows !== rows) {
    const drawn = new Set(stage.rows.slice(0, stage.count));
    const added = rows.filter((row) => !drawn.has(row));
    setStage({ rows, count: added.length > rowsPerStage ? rowsPerStage : rows.length });
  }
  const isPartial = stage.count < rows.length;
  useEffect(() => {
    if (!isPartial) return;
    startTransition(() =>
      setStage(({ rows: of, count }) => ({ rows: of, count: count + rowsPerStage })),
    );
  }, [isPartial, stage.count]);
  return isPartial ? stage.rows.slice(0, stage.count) : rows;
}
