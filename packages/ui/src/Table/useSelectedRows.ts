import { useRef } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { rangeOf, withRows } from './selection.ts';
import { useStableCallback } from './useStableCallback.ts';

export interface SelectedRowsOptions {
  /** The ids of the rows in view that can be selected. */
  ids: readonly string[];
  selected: ReadonlySet<string> | undefined;
  defaultSelected: ReadonlySet<string> | undefined;
  onSelect: ((ids: Set<string>) => void) | undefined;
}

const noRows: ReadonlySet<string> = new Set();

/** @param isRange whether the rows between this and the last pressed one are included */
export type SelectRow = (id: string, isSelected: boolean, isRange: boolean) => void;

/** The selected rows, and stable functions that change them. */
export function useSelectedRows({ ids, selected, defaultSelected, onSelect }: SelectedRowsOptions) {
  const [current, setCurrent] = useControlledState<ReadonlySet<string>, Set<string>>(
    selected,
    defaultSelected ?? noRows,
    onSelect,
  );
  const pressedBefore = useRef<string | null>(null);
  const change = (changed: readonly string[], isSelected: boolean) =>
    setCurrent((now) => withRows(now, changed, isSelected));

  const selectRow = useStableCallback<Parameters<SelectRow>>((id, isSelected, isRange) => {
    change(rangeOf(ids, isRange ? pressedBefore.current : null, id), isSelected);
    pressedBefore.current = id;
  });
  const selectAll = (isSelected: boolean) => change(ids, isSelected);
  return { selected: current, selectRow, selectAll };
}
