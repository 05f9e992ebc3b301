import { Suspense } from 'react';
import { lazyNamed } from '../../lazyNamed/index.ts';
import type { Language as LanguageId } from '../../locale/index.ts';
import { flag } from './LanguageMenu.css.ts';

export interface FlagProps {
  language: LanguageId;
}

// Loaded separately: a flag is as large as the rest of the button and not urgent.
const drawing = lazyNamed(() => import('./FlagDrawing.tsx'), 'FlagDrawing');

/** A decorative flag; the name of the language is always beside it. */
export function Flag({ language }: FlagProps) {
  return (
    <span className={flag} aria-hidden="true">
      <Suspense fallback={null}>
        <drawing.Component language={language} />
      </Suspense>
    </span>
  );
}
