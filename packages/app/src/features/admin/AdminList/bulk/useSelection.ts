import { useState } from 'react';
import type { AdminRow } from '../areaList.ts';

export interface RowSelection<Row> {
  ids: ReadonlySet<string>;
  /** As they are in view, or as they were on the page on which they were selected. */
  rows: readonly Row[];
  /** Sets which of the rows in view are selected; those of other pages stay. */
  onSelect: (ids: ReadonlySet<string>) => void;
  replace: (rows: readonly Row[]) => void;
  /** Takes over a newer version of rows, as far as they are still selected. */
  renew: (rows: readonly Row[]) => void;
}

/** The selected records of a list. They stay selected on other pages and when they are refreshed. */
export function useSelection<Row extends AdminRow>(inView: readonly Row[]): RowSelection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const current = new Map(inView.map((row) => [row.id, row]));
  const rows = [...selected.values()].map((row) => current.get(row.id) ?? row);

  function replace(next: readonly Row[]) {
    setSelected(new Map(next.map((row) => [row.id, row])));
  }

  return {
    ids: new Set(selected.keys()),
    rows,
    onSelect: (ids) =>
      replace([
        ...rows.filter(({ id }) => !current.has(id)),
        ...inView.filter(({ id }) => ids.has(id)),
      ]),
    replace,
    renew: (newer) =>
      setSelected((before) => {
        const known = newer.filter(({ id }) => before.has(id));
        return new Map([...before, ...known.map((row) => [row.id, row] as const)]);
      }),
  };
}
