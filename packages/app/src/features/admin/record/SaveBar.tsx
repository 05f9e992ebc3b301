import type { ReactNode } from 'react';
import { useRootClass } from '../useRootClass.ts';
import { aboveSaveBar, saveBar } from './Record.css.ts';

/** What is to be saved, and the buttons for it: stays in sight below a form, and covers no focus. */
export function SaveBar({ children }: { children: ReactNode }) {
  useRootClass(aboveSaveBar);
  return <div className={saveBar}>{children}</div>;
}
