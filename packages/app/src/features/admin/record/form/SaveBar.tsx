import { keepToastsAbove } from '@touchline/ui/toastClearance';
import type { ReactNode } from 'react';
import { useRootClass } from '../../useRootClass.ts';
import { aboveSaveBar, saveBar } from '../Record.css.ts';

/**
 * What is to be saved, and the buttons for it: stays in sight below a form, covers no focus and is
 * covered by no notice (SHELL-26).
 */
export function SaveBar({ children }: { children: ReactNode }) {
  useRootClass(aboveSaveBar);
  return (
    <div ref={keepToastsAbove} className={saveBar}>
      {children}
    </div>
  );
}
