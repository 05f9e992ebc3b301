import { useEffect, useRef, useState, type RefObject } from 'react';

export interface RowRemoval {
  /** For the element around the list and the field that adds to it. */
  ref: RefObject<HTMLDivElement | null>;
  /** @param index that of the row that is taken away */
  focusAfter: (index: number) => void;
}

/**
 * Keeps the focus beside a row that was taken away: on the last button of the row that has taken its
 * place, else on the field below the list.
 */
export function useRowRemoval(): RowRemoval {
  const ref = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<{ index: number } | null>(null);
  useEffect(() => {
    if (!removed) return;
    const rows = [...(ref.current?.querySelectorAll('li') ?? [])];
    const row = rows[removed.index] ?? rows.at(-1);
    const next = [...(row?.querySelectorAll('button') ?? [])].at(-1);
    (next ?? ref.current?.querySelector('input'))?.focus();
  }, [removed]);
  return { ref, focusAfter: (index) => setRemoved({ index }) };
}
