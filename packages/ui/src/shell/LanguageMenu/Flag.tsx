import { lazy, Suspense } from 'react';
import type { LanguageId } from './LanguageMenu.tsx';
import { flag } from './LanguageMenu.css.ts';

export interface FlagProps {
  language: LanguageId;
}

// A flag weighs as much as the rest of the button, and nothing waits for it.
const Drawing = lazy(async () => ({ default: (await import('./FlagDrawing.tsx')).FlagDrawing }));

/** Decoration: the language is always named beside it. */
export function Flag({ language }: FlagProps) {
  return (
    <span className={flag} aria-hidden="true">
      <Suspense fallback={null}>
        <Drawing language={language} />
      </Suspense>
    </span>
  );
}
