import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ImportedRow } from './importDraft.ts';
import type { Import } from './useImport.ts';

/** After this time without typing a row is checked and kept, in ms. */
const typingPause = 600;

type Typed = Pick<ImportedRow, 'cells' | 'chosen'>;

export interface TypedRowForm extends Typed {
  type: (changes: Partial<Typed>) => void;
  /** A field is left. */
  leave: () => void;
  /** Checks and keeps these changes and what was typed, without waiting for a pause. */
  settle: (changes: Partial<Typed>) => void;
}

/**
 * A row as it is typed. To check and keep it takes the whole file, which is too much for each key;
 * it is done when typing stops, and when the field, the sheet or the page is left.
 */
export function useTypedRow(
  { change }: Pick<Import, 'change'>,
  row: ImportedRow,
  isOpen: boolean,
): TypedRowForm {
  const [typed, setTyped] = useState<Partial<Typed> | null>(null);

  function settle(changes: Partial<Typed>) {
    setTyped(null);
    change(row.id, { ...typed, ...changes });
  }
  const settleTyped = useEffectEvent(() => {
    if (typed) settle({});
  });

  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(settleTyped, isOpen ? typingPause : 0);
    return () => clearTimeout(timer);
  }, [typed, isOpen]);

  useEffect(() => {
    const onLeave = () => settleTyped();
    // Rendered before the submission, which would fail because of an error that was just corrected.
    const onKey = ({ key }: KeyboardEvent) => key === 'Enter' && flushSync(settleTyped);
    addEventListener('pagehide', onLeave);
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('pagehide', onLeave);
      removeEventListener('keydown', onKey, true);
      onLeave();
    };
  }, []);

  return {
    cells: typed?.cells ?? row.cells,
    chosen: typed?.chosen ?? row.chosen,
    type: (changes) => setTyped((before) => ({ ...before, ...changes })),
    leave: () => {
      if (typed) settle({});
    },
    settle,
  };
}
