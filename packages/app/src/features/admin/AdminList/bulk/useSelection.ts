import { useState } from 'react';
import type { AdminRow } from '../areaList.ts';

export interface RowSelection<Row> {
  ids: ReadonlySet<string>;
  /** As they are in view, or as they were on the page on which they were selected. */
  rows: readonly Row[];
  /** Sets which of the rows in view are selected; those of other pages stay. */
  onSelect: (ids: ReadonlySet<string>) => void;
  add: (rows: readonly Row[]) => void;
  remove: (rows: readonly Row[]) => void;
  clear: () => void;
  /** Takes over a newer version of rows, as far as they are still selected. */
  renew: (rows: readonly Row[]) => void;
}

/** The selected records of a list. They stay selected on other pages and when they are refreshed. */
export function useSelection<Row extends AdminRow>(inView: readonly Row[]): RowSelection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const current = new Map(inView.map((row) => [row.id, row]));
  const rows = [...selected.values()].map((row) => current.get(row.id) ?? row);

  /** A change of the rows that are selected by then: others may have been since the last render. */
  function change(of: (before: readonly Row[]) => readonly Row[]) {
    setSelected((before) => new Map(of([...before.values()]).map((row) => [row.id, row])));
  }

  return {
    ids: new Set(selected.keys()),
    rows,
    onSelect: (ids) =>
      change((before) => [
        ...before.filter(({ id }) => !current.has(id)),
        ...inView.filter(({ id }) => ids.has(id)),
      ]),
    add: (more) => change((before) => [...before, ...more]),
    remove: (gone) => {
      const ids = new Set(gone.map(({ id }) => id));
      change((before) => before.filter(({ id }) => !ids.has(id)));
    },
    clear: () => change(() => []),
    renew: (newer) => {
      const byId = new Map(newer.map((row) => [row.id, row]));
      change((before) => before.map((row) => byId.get(row.id) ?? row));
    },
  };
}
