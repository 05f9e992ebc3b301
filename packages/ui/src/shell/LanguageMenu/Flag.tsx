import { Suspense } from 'react';
import { lazyNamed } from '../../lazyNamed/index.ts';
import type { Language as LanguageId } from '../../locale/index.ts';
import { flag } from './LanguageMenu.css.ts';

export interface FlagProps {
  language: LanguageId;
}

// A flag weighs as much as the rest of the button, and nothing waits for it.
const drawing = lazyNamed(() => import('./FlagDrawing.tsx'), 'FlagDrawing');

/** Decoration: the language is always named beside it. */
export function Flag({ language }: FlagProps) {
  return (
    <span className={flag} aria-hidden="true">
      <Suspense fallback={null}>
        <drawing.Component language={language} />
      </Suspense>
    </span>
  );
}
